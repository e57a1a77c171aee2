# O que pesa a favor de uma decisão, em uma dica: pedaços de frase, em minúsculas e sem ponto final.

merit-none = nada muda de imediato
merit-more = { $list }; { $next }
merit-and = { $list } e { $next }

merit-gains = ganha { $points }
merit-gives = dá { $points } para { $the-dynasty }
merit-treasures = { $count ->
    [1] leva um tesouro
   *[other] leva { $count } tesouros
}
merit-income = rende { $points } a cada turno
merit-opens = permite pontuar em { $colours }
merit-spreads = permite pontuar em { $colours } em mais um reino
merit-closes = impede { $the-dynasty } de pontuar em { $colours }

# Um reforço: a última palavra, ou a do ataque.
merit-ends-won = você vence por { $own } a { $other }
merit-ends-tied = você vence: o empate em { $own } a { $other } é da defesa
merit-ends-lost = você perde por { $own } a { $other }
merit-leads-sure = { $own } a { $other }: { $the-dynasty } não alcança
merit-leads-ahead = { $own } a { $other }; { $the-dynasty } ainda responde
merit-leads-lost = { $own } a { $other }: não basta para vencer

# Um conflito que a decisão começa. $own já conta a mão; $hand é só a mão.
merit-war = uma guerra de { $tiles }
merit-revolt = uma revolta contra { $the-dynasty }
merit-fights-sure = começa { $conflict } que você vence: { $hand ->
    [0] { $own }
   *[other] até { $own } com a sua mão
} a { $other }, some { $the-dynasty } o que somar
merit-fights-ahead = começa { $conflict }: { $hand ->
    [0] { $own }
   *[other] até { $own } com a sua mão
} contra { $other }, sem contar o que { $the-dynasty } ainda somar
merit-fights-lost = começa { $conflict } que você perde: { $hand ->
    [0] { $own }
   *[other] no máximo { $own } com a sua mão
} a { $other }
merit-incites = começa { $conflict } entre { $attacker } e { $defender }

merit-ousts = tira o { $leader } { $of-dynasty } do tabuleiro
merit-prevents = impede que o { $leader } { $of-dynasty } encontre o seu
merit-threatens = ameaça { $the-dynasty } com uma guerra de { $tiles }, { $own } a { $other }
merit-overtakes = deixa seu { $leader } mais forte que o { $of-dynasty }, { $own } a { $other }

merit-building = { $key ->
    [red] a
   *[other] o
} { $building }
merit-monument = um monumento
merit-wonder = a maravilha
merit-offers = traz { $work }
merit-prepares = deixa { $work } a uma peça de distância
merit-lacks = deixa { $work } a uma peça de distância, que ainda é preciso comprar

merit-draws = { $count ->
    [1] compra 1 peça nova
   *[other] compra { $count } peças novas
}
merit-saves = guarda peças na mão
