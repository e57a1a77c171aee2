# The rules of Babel in our own words. A paragraph has a title, a text, and a line of other words for it.

babel-rules-title = Rules of Babel
babel-rules-section-game = The game
babel-rules-section-turn = A turn
babel-rules-section-skills = Skills
babel-rules-section-end = The end
babel-rules-section-table = At the table

babel-rules-aim-title = What the game is about
babel-rules-aim-words = goal object win winning victory temples total how to play beginner start points score scoring
babel-rules-aim =
    Two cities, Kish and Ur, raise temples in the lands of five tribes. People of the tribes who settle on your bank of a land carry what you build there.

    A temple is as high as the level of its topmost card; your total is the sum of your five temples. Reach 15 while the other has less than 10, and you have won.
babel-rules-material-title = Cards and places
babel-rules-material-words = material components deck tribes temple levels territory land row column quarry marker how many cards
babel-rules-material =
    There are 60 tribe cards, twelve each of Assyrians, Hittites, Medes, Persians and Sumerians, and 45 temple cards: ten of level 1, nine of level 2, eight of 3, seven of 4, six of 5 and five of 6.

    Each tribe has a land. There both players have a row of tribe cards, read from the first to the last, and a temple of rising levels.

    In the quarry lie the supply of temple cards, face down, and a column for each player, face up: only its last card can be taken. Each player's marker stands in the quarry at first and in a land later; both may stand in the same land.
babel-rules-setup-title = How a game begins
babel-rules-setup-words = setup deal start starter first player opening hand five cards
babel-rules-setup =
    Each column begins with a level 1. The other temple cards are the supply, the tribe cards the deck, both shuffled; each player is dealt five tribe cards. Who begins is drawn.

babel-rules-turn-title = The parts of a turn
babel-rules-turn-words = order phases draw actions end turn sequence steps pass skip finish
babel-rules-turn =
    You draw three tribe cards. Then you do as much as you like, in any order: move, settle, build, migrate once, use skills. Then you end your turn, and two temple cards come to your column.
babel-rules-move-title = Moving the marker
babel-rules-move-words = move travel go discard card marker land territory
babel-rules-move =
    Discard a tribe card to put your marker into the land of that tribe. It cannot move to where it stands. Where it stands is where you settle, build and use skills.
babel-rules-settle-title = Settling
babel-rules-settle-words = settle place card row people put hand
babel-rules-settle =
    Put a tribe card from your hand, of any tribe, at the end of your row in the land where your marker stands. In the quarry nobody settles.

    A card that has settled leaves its row only by migration and by skills.
babel-rules-build-title = Building
babel-rules-build-words = build temple raise level storey support column take height tower towers
babel-rules-build =
    Take the topmost card of either column, your own or the other, and put it on your temple where your marker stands.

    Its level must be exactly one more than the height of the temple, and your row there must hold at least as many cards as the level. That is looked at only when the card is built: later the cards may go, and the temple stands.
babel-rules-migrate-title = Migration
babel-rules-migrate-words = migrate migration move three cards wander once
babel-rules-migrate =
    Once in a turn the last three cards of one of your rows, exactly three, may go to the end of your row in another land, in their order. Where your marker stands does not matter.
babel-rules-draw-title = Drawing cards
babel-rules-draw-words = draw deck reshuffle discard pile empty hand limit supply temple cards column
babel-rules-draw =
    Tribe cards are drawn one by one. When one must be drawn and the deck is empty, the discard pile is shuffled into a new deck; when both are empty, nothing more is drawn. There is no limit to hands, and how many cards somebody holds is always open.

    At the end of your turn two temple cards go from the supply onto your column, the higher first, so that the lower one lies on top. Where only one is left, one is drawn.
babel-rules-skills-title = What skills need
babel-rules-skills-words = skill run three cards adjacent power ability use cost pay
babel-rules-skills =
    Three or more cards of one tribe that lie next to each other in your row are a run, as long as it goes. Where your marker stands you may discard one card of a run to use the skill of its tribe, which works in that land only; or to halve the other hand, which a run of any tribe can do.

    The row closes up. You may use as many skills in a turn as you have runs left to pay for them. A skill that would do nothing is refused.
babel-rules-destroy-title = Assyrians: destroy
babel-rules-destroy-words = destroy ruin temple supply assyrian
babel-rules-destroy =
    The other's temple in this land is turned over as one pile onto the supply: its lowest card will be drawn first, its topmost last. Both players know these cards until they are drawn.
babel-rules-rob-title = Hittites: rob
babel-rules-rob-words = rob steal take temple card hittite
babel-rules-rob =
    The topmost card of the other's temple here goes onto yours, if it is higher than yours; levels may be skipped. Your row, with the card that you are about to discard, must hold at least as many cards as its level.
babel-rules-expel-title = Medes: expel
babel-rules-expel-words = expel drive out tribe discard opponent row mede
babel-rules-expel =
    You name a tribe: all the other's cards of it leave the row here for the discard pile.
babel-rules-lure-title = Sumerians: lure
babel-rules-lure-words = lure attract entice cards opponent row sumerian
babel-rules-lure =
    The other's last card here, with all cards of its tribe that lie directly before it, goes to the end of your row, in its order.
babel-rules-leap-title = Persians: leap
babel-rules-leap-words = leap jump skip level build two persian
babel-rules-leap =
    The topmost card of either column is built although its level is exactly two more than the height of your temple. Your row, with the card that you are about to discard, must hold at least as many cards as the level.
babel-rules-halve-title = Any tribe: halve
babel-rules-halve-words = halve half hand discard opponent any
babel-rules-halve =
    The other chooses half of the cards in hand, rounded down, shows and discards them, at once: before you go on. It needs two cards in that hand at least.

babel-rules-fifteen-title = Fifteen wins
babel-rules-fifteen-words = fifteen 15 ten win end of the game
babel-rules-fifteen =
    After every decision both totals are looked at. Whoever has 15 or more wins if the other has less than 10. If the other has 10 or more, the end phase begins instead.
babel-rules-end-phase-title = The end phase
babel-rules-end-phase-words = end phase twenty 20 collapse below ten lose
babel-rules-end-phase =
    Once begun, it lasts. Whoever reaches 20 wins; and whoever has less than 10 has lost, whoever began the phase.
babel-rules-supply-title = The supply is used up
babel-rules-supply-words = supply empty last card tie draw shared victory
babel-rules-supply =
    When the last temple card has been drawn from the supply and nobody has won, the next turn does not begin: the higher total wins. If totals are equal, more tribe cards in hand win; if those are equal too, the victory is shared.

babel-rules-hidden-title = What is hidden
babel-rules-hidden-words = hidden secret open information know hand deck order
babel-rules-hidden =
    The other hand, the order of the deck and the supply are hidden, but for temple cards that both saw go onto the supply. All else is open, the discard pile too. When the game is over, everything is.
babel-rules-undo-title = Taking back
babel-rules-undo-words = undo take back mistake revert
babel-rules-undo =
    You may take back your decisions of this turn, one at a time, back to its beginning or to what the other has discarded for you. Halving can be taken back until the other has chosen. The end of a turn is final.
babel-rules-options-title = Options
babel-rules-options-words = variant variants options founding handicap second edition
babel-rules-options =
    Founding: your starting level 1 can be built by you only, and must be built in your first turn: while nothing else lies in your column, you cannot end your turn as long as you can do anything else.

    Handicap: whoever begins is dealt three cards, the other five.

# Learning Babel: chapters with a title, a line for the list, a task, goals, and what is said at the end.
babel-learn-page = Learn Babel
babel-learn-about = Four short chapters on the real table. Do what the panel asks for; Undo takes back what you did.
babel-learn-building-title = Move, settle, build
babel-learn-building-about = The three things of which every turn is made.
babel-learn-building-task =
    Your cards lie below. Drag a Mede onto the land of the Medes: the card goes, and your marker comes there.

    Then drag other cards there: they settle in your row. A temple rises level by level, 1 first, and a level needs as many cards in the row as its number. Drag the topmost card of your column, in the quarry at the left, onto the land to build it.
babel-learn-building-move = Move your marker
babel-learn-building-settle = Settle a card
babel-learn-building-build-1 = Build a level 1
babel-learn-building-build-2 = Build a level 2
babel-learn-building-done =
    That is most of a turn. Every turn begins with three tribe cards for your hand, which may grow as large as it likes, and goes on for as long as you please. When you end it two temple cards come to your column, the lower level on top: only topmost cards can be built, from either column, so your opponent may take yours. The height of a temple is the level of its topmost card; your five heights together are your total.
babel-learn-migration-title = Migration
babel-learn-migration-about = Once in a turn three cards change lands.
babel-learn-migration-task =
    Your temple with the Persians needs a level 4, and a level 4 needs four cards in the row; there is only one. Your hand is empty, but three cards can come over: drag the last three of your row with the Medes, those farthest from the river, onto the land of the Persians.

    Then build the level 4.
babel-learn-migration-migrate = Bring three cards to the Persians
babel-learn-migration-build-4 = Build a level 4
babel-learn-migration-done =
    Only the last three cards of a row migrate, exactly three, and only once in a turn, from any land to any other, wherever your marker stands. The temple that they leave stays as it is: how many cards its row has matters only when you build.
babel-learn-skills-title = Skills
babel-learn-skills-about = Three of a tribe side by side use its skill.
babel-learn-skills-task =
    Three Hittites lie side by side in your row, where your marker stands: beside them are buttons. Point at one to see what it would do; one of the three cards is the price. Rob the topmost card of the temple across the river.

    Then move on: in the land of the Assyrians three Assyrians destroy the temple; in that of the Persians three Persians leap over a level; in that of the Sumerians three Sumerians lure the last cards of the other row, as many as are of one tribe, to yours. The Medes that come with them lie three side by side as well: let them expel a tribe from what is left there.
babel-learn-skills-rob = Hittites: rob a temple card
babel-learn-skills-destroy = Assyrians: destroy a temple
babel-learn-skills-leap = Persians: leap over a level
babel-learn-skills-lure = Sumerians: lure cards
babel-learn-skills-expel = Medes: expel a tribe
babel-learn-skills-done =
    What was robbed is yours even where levels are skipped; what was destroyed goes back onto the supply, to be drawn next. A sixth skill is open to every tribe: any run can make your opponent discard half of the hand, rounded down, where it holds two cards or more, and your opponent chooses which; what you did before that cannot be taken back any more. Skills may be used again and again, as long as a run can pay. Where the skill of a tribe would do nothing its button is faint and says why.
babel-lesson-over = The game is over before all of the chapter was done. “Start again” lays everything back.
babel-lesson-astray = Like this the chapter may not work out: a card may be missing where it is needed. Undo takes back what this turn did; “Start again” lays everything back.
babel-lesson-astray-for-good = Like this the chapter may not work out any more: a card may be missing where it is needed. “Start again” lays everything back.
babel-learn-ending-title = How it ends
babel-learn-ending-about = Fifteen against less than ten.
babel-learn-ending-task =
    You have 13, the other has 9. Whoever reaches 15 wins while the other has less than 10.

    The topmost card of each column, with a golden rim, is a level 5, and you may take either. Build one here; then find the other temple that can take a level 5.
babel-learn-ending-win = Win the game
babel-learn-ending-done =
    15 to 9: that is the game. Had the other had 10 or more, the end phase would have begun: then 20 wins, and whoever falls below 10 has lost. And when the supply is used up, the higher total wins.
