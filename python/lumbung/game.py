"""Games and their states, with the names that users of OpenSpiel expect."""

from .server import LumbungError, shared
from .svg import board_svg

_SIDES = {"south": 0, "north": 1}
_TWO_WAYS = (
    "eitherWay", "outward", "firstMoveDecides", "byParity", "firstMoveOfEach", "secondTurnOfEach",
)

#: What `current_player` returns once the game is over.
TERMINAL = -4


def games(server=None):
    """The games of the catalogue: dictionaries with id, name, family, source, summary, holes and seeds."""
    return (server or shared()).ask("variants")["variants"]


class Game:
    """A game of the catalogue by its id, or a whole variant as a dictionary; `rules` changes single rules."""

    def __init__(self, variant="kalah", holes=None, seeds=None, rules=None, server=None):
        self.server = server or shared()
        self._named = {"variant": variant, "holes": holes, "seeds": seeds, "set": rules}
        found = self.server.ask("rules", **self._named)
        self.variant = found["variant"]
        self.rules = [rule["sentence"] for rule in found["rules"]]
        self.holes = self.variant["board"]["holes"]
        both_rows = self.variant["lift"].get("reach") == "bothRows"
        territory = self.variant["match"].get("refill") == "territory"
        self._numbers = 2 * self.holes if both_rows or territory else self.holes
        sow = self.variant["sow"]
        reverses = sow.get("reverse", "no") != "no"
        self._ways = 2 if reverses or sow["direction"] in _TWO_WAYS else 1
        self._stops = any(clause.get("then") == "relayOrStop" for clause in self.variant["last"])

    @property
    def name(self):
        return self.variant["name"]

    def num_players(self):
        return 2

    def num_distinct_actions(self):
        """Actions are hole - 1; clockwise moves follow the others where there are two directions, then `0`: to stop."""
        return self._numbers * self._ways + int(self._stops)

    def action_of(self, move):
        """The action of a move such as `3`, or `3c` for clockwise."""
        if move == "0":
            return self._numbers * self._ways
        clockwise = move.endswith("c")
        return int(move.rstrip("c")) - 1 + (self._numbers if clockwise else 0)

    def move_of(self, action):
        """The move of an action, as records write it."""
        if action == self._numbers * self._ways:
            return "0"
        way, hole = divmod(action, self._numbers)
        return "%d%s" % (hole + 1, "c" if way else "")

    def new_initial_state(self, record="", position=None):
        """The start of the game; or the state after a record, or in a position such as `4,4,4+0 4,4,4+0 S`."""
        return State(self, self.ask("state", moves=record, position=position))

    def ask(self, do, **fields):
        """Asks the server about this game."""
        return self.server.ask(do, **self._named, **fields)

    def __repr__(self):
        return "Game(%r, holes=%d)" % (self.name, self.holes)


class State:
    """A game in progress. `apply_action` changes it; `child` and `clone` do not."""

    def __init__(self, game, data):
        self.game = game
        self._data = data

    @property
    def record(self):
        """All moves so far, preceded by the position if the game did not begin at its start."""
        return self._data["record"]

    @property
    def position(self):
        return self._data["position"]

    @property
    def seeds(self):
        """South's holes and store, then North's."""
        return list(self._data["seeds"])

    @property
    def stores(self):
        return tuple(self._data["stores"])

    def current_player(self):
        """0 for South, 1 for North; the same player may move several times in a row."""
        return TERMINAL if self.is_terminal() else _SIDES[self._data["toMove"]]

    def legal_actions(self):
        return sorted(self.game.action_of(move) for move in self._data["legal"])

    def legal_actions_mask(self):
        legal = set(self.legal_actions())
        return [int(action in legal) for action in range(self.game.num_distinct_actions())]

    def action_to_string(self, action):
        return self.game.move_of(action)

    def apply_action(self, action):
        """Plays an action; raises LumbungError if the rules refuse it."""
        if action not in self.legal_actions() and not self.is_terminal():
            legal = ", ".join(map(str, self.legal_actions()))
            raise LumbungError("illegalAction", "Action %s is not legal here; legal: %s." % (action, legal))
        move = self.game.move_of(action)
        self._data = self.game.ask("play", moves=self.record, move=move)

    def child(self, action):
        """The state after an action."""
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self):
        return State(self.game, self._data)

    def is_terminal(self):
        return self._data["over"]

    def returns(self):
        """1 for the winner and -1 for the loser; 0 for both while the game lasts, or if it is tied."""
        winner = _SIDES.get(self._data["winner"])
        return [0.0, 0.0] if winner is None else [1.0, -1.0] if winner == 0 else [-1.0, 1.0]

    def rewards(self):
        return self.returns()

    def observation(self, player=None):
        """The seeds as a player sees them: own holes and store, then the other's; by default, who is to move."""
        seeds, half = self.seeds, self.game.holes + 1
        seat = _SIDES[self._data["toMove"]] if player is None else player
        return seeds if seat == 0 else seeds[half:] + seeds[:half]

    def values(self):
        """The value of every legal action, South's seeds minus North's, and whether they are proven."""
        found = self.game.ask("value", moves=self.record)
        values = {self.game.action_of(each["move"]): each["value"] for each in found["moves"]}
        return values, found["exact"]

    def __str__(self):
        return self.position

    def __repr__(self):
        return "State(%r)" % self.position

    def _repr_svg_(self):
        return board_svg(self)
