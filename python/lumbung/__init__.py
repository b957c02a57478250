"""Sowing games from Python: the rules, players and simulations of Lumbung.

    from lumbung import Game, Player, simulate

    game = Game("kalah", holes=6, seeds=4)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])

Everything is computed by `lumbung serve --json`, which this package starts when it is needed.
"""

from .game import Game, State, games
from .player import Player
from .server import LumbungError, Server
from .simulation import simulate

__all__ = ["Game", "LumbungError", "Player", "Server", "State", "games", "simulate"]
__version__ = "0.2.0"
