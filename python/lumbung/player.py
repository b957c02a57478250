"""Players of Lumbung, asked for their moves."""


class Player:
    """A player by its name: `novice`, `minimax:6`, `mcts:1000`, `net-minimax:kalah-6-4:4`, `perfect` …"""

    def __init__(self, name="minimax:6", seed=1):
        self.name = name
        self.seed = seed

    def step(self, state):
        """The action that the player chooses; the same seed gives the same action."""
        return self.think(state)["action"]

    def think(self, state, line=1, valued=False):
        """The choice with everything known about it: action, move, line, nodes, and its value if asked for."""
        asked = {"player": self.name, "seed": self.seed, "line": line, "valued": valued}
        found = state.game.ask("move", moves=state.record, **asked)
        return dict(found, action=state.game.action_of(found["move"]))

    def __repr__(self):
        return "Player(%r)" % self.name
