"""The accessibility tree of the program, as a screen reader gets it over D-Bus.

Read without a cache and with all questions asked at once, so that what a test sees is what the program
says now.
"""

from dataclasses import dataclass, field

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
PROPERTIES = "org.freedesktop.DBus.Properties"
ON_SCREEN, IN_WINDOW = 0, 1

ROLES = {
    7: "check box", 11: "combo box", 23: "frame", 27: "image", 29: "label", 31: "list", 32: "list item",
    33: "menu", 35: "menu item", 39: "panel", 42: "progress bar", 43: "button", 44: "radio button",
    48: "scroll bar", 49: "scroll pane", 51: "slider", 52: "spin button", 55: "table", 56: "table cell",
    61: "text", 62: "toggle", 69: "window", 75: "application", 79: "entry", 83: "heading", 85: "section",
    88: "link", 90: "table row", 98: "list box", 116: "static", 131: "log",
}  # fmt: skip
STATES = {
    4: "checked", 8: "enabled", 10: "expanded", 11: "focusable", 12: "focused", 20: "pressed",
    23: "selected", 24: "sensitive", 25: "showing", 30: "visible",
}  # fmt: skip
# What the program says of a button that cannot be pressed, in both languages.
NOT_NOW = {"Not available now", "Indisponível agora"}


@dataclass
class Node:
    """A thing in the tree: what it is, what it is called, how it stands."""

    path: str
    role: str
    name: str
    states: set
    depth: int
    about: str = ""
    children: list = field(default_factory=list)

    @property
    def enabled(self):
        """Whether it can be used. The states of a button do not tell on this bus, so its description does."""
        return bool(self.states & {"sensitive", "enabled"}) and self.about not in NOT_NOW

    @property
    def on(self):
        """Whether it is chosen: a radio button, a switch, a piece that is held."""
        return bool(self.states & {"checked", "pressed", "selected"})

    def __str__(self):
        told = sorted(self.states & {"checked", "pressed", "selected", "focused"})
        if not self.enabled:
            told.append("disabled")
        return f"{'  ' * self.depth}{self.role} {self.name!r} {' '.join(told)}".rstrip()


class Bus:
    """The bus of assistive programs, with a screen reader announced."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        on = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True)))
        session.call_sync("org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", on, None, 0, 20000, None)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 20000, None
        ).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)

    def ask(self, questions):
        """Answers to many questions `(bus, path, interface, method, arguments)`; `None` where there is none."""
        answers = [None] * len(questions)
        left = len(questions)

        def answered(connection, result, at):
            nonlocal left
            left -= 1
            try:
                answers[at] = connection.call_finish(result).unpack()
            except GLib.Error:
                # The thing has gone in the meantime.
                pass

        for at, (bus, path, interface, method, arguments) in enumerate(questions):
            self.connection.call(
                bus, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 20000, None, answered, at
            )
        context = GLib.MainContext.default()
        while left:
            context.iteration(True)
        return answers

    def process(self, bus):
        """The process that speaks under a name of the bus."""
        name = GLib.Variant("(s)", (bus,))
        daemon = "org.freedesktop.DBus"
        (found,) = self.ask([(daemon, "/org/freedesktop/DBus", daemon, "GetConnectionUnixProcessID", name)])
        return found and found[0]

    def application(self, process):
        """The name on the bus of the program with this process, once it is there."""
        (children,) = self.ask([(REGISTRY, ROOT, ACCESSIBLE, "GetChildren", None)])
        for bus, _ in children[0] if children else []:
            if self.process(bus) == process:
                return bus
        return None

    def describe(self, bus, paths, depth):
        """The nodes of these paths."""
        get = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
        about = GLib.Variant("(ss)", (ACCESSIBLE, "Description"))
        questions = []
        for path in paths:
            questions += [
                (bus, path, PROPERTIES, "Get", get),
                (bus, path, PROPERTIES, "Get", about),
                (bus, path, ACCESSIBLE, "GetRole", None),
                (bus, path, ACCESSIBLE, "GetState", None),
                (bus, path, ACCESSIBLE, "GetChildren", None),
            ]
        answers = self.ask(questions)
        nodes = []
        for at, path in enumerate(paths):
            name, described, role, state, children = answers[5 * at : 5 * at + 5]
            if not (name and role and state and children):
                continue
            low, high = (list(state[0]) + [0, 0])[:2]
            bits = low | high << 32
            states = {word for bit, word in STATES.items() if bits >> bit & 1}
            node = Node(path, ROLES.get(role[0], str(role[0])), name[0], states, depth, described[0] if described else "")
            node.children = [child for _, child in children[0]]
            nodes.append(node)
        return nodes

    def read(self, bus, into_tables=False):
        """Everything in the tree of a program, in the order in which it is heard.

        The cells of a board are many and mostly not asked for: their table is a leaf unless wanted.
        """
        known, next_paths, depth = {}, [ROOT], 0
        while next_paths:
            nodes = self.describe(bus, next_paths, depth)
            known.update((node.path, node) for node in nodes)
            inner = [node for node in nodes if into_tables or node.role != "table"]
            next_paths = [path for node in inner for path in node.children if path not in known]
            depth += 1
        ordered = []

        def walk(path):
            node = known.pop(path, None)
            if node:
                ordered.append(node)
                for child in node.children:
                    walk(child)

        walk(ROOT)
        return ordered

    def extents(self, bus, path, of=IN_WINDOW):
        """Left, top, width and height in the window or on the screen; `None` for what has no place."""
        (found,) = self.ask([(bus, path, COMPONENT, "GetExtents", GLib.Variant("(u)", (of,)))])
        if not found or found[0][2] <= 0 or found[0][3] <= 0:
            return None
        return found[0]
