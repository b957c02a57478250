"""A PettingZoo environment of any game: `from lumbung.env import env`. Needs pettingzoo, gymnasium and numpy."""

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .game import Game

#: Seeds of one hole that an observation can hold.
_MOST = 65535


def env(**options):
    """The environment as PettingZoo recommends it: illegal actions lose, and the order of calls is checked."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):
    """player_0 is South. Observations are the seeds as the agent sees them, with a mask of its legal actions."""

    metadata = {"render_modes": ["ansi"], "name": "lumbung_v0", "is_parallelizable": False}

    def __init__(self, variant="kalah", holes=None, seeds=None, rules=None, render_mode=None, server=None):
        super().__init__()
        self.game = Game(variant, holes, seeds, rules, server)
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        actions = self.game.num_distinct_actions()
        slots = 2 * self.game.holes + 2
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, _MOST, (slots,), numpy.int32),
                    "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self._observations[agent]

    def action_space(self, agent):
        return self._actions[agent]

    def reset(self, seed=None, options=None):
        # Other options belong to wrappers; a game without luck needs no seed.
        chosen = {name: value for name, value in (options or {}).items() if name in ("record", "position")}
        self.state_now = self.game.new_initial_state(**chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.state_now.is_terminal())
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(0, self.state_now.current_player())]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        is_next = self.state_now.current_player() == seat
        mask = self.state_now.legal_actions_mask() if is_next else [0] * self.game.num_distinct_actions()
        return {
            "observation": numpy.array(self.state_now.observation(seat), dtype=numpy.int32),
            "action_mask": numpy.array(mask, dtype=numpy.int8),
        }

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        self.state_now.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.state_now.returns()))
        if self.state_now.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state_now.current_player()]
        self._accumulate_rewards()

    def render(self):
        if self.render_mode == "ansi":
            return str(self.state_now)

    def close(self):
        """The server is shared by all games, and ends with Python."""
