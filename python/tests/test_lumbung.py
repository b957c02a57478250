import os
import random
import sys
import unittest
import xml.dom.minidom

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lumbung import Game, LumbungError, Player, Server, games, simulate  # noqa: E402


class Games(unittest.TestCase):
    def test_catalogue(self):
        self.assertIn("oware", [game["id"] for game in games()])

    def test_random_games_end_and_keep_every_seed(self):
        chance = random.Random(1)
        for name in ("kalah", "oware", "congkak"):
            state = Game(name).new_initial_state()
            seeds = sum(state.seeds)
            for _ in range(2000):
                if state.is_terminal():
                    break
                action = chance.choice(state.legal_actions())
                self.assertEqual(state.legal_actions_mask()[action], 1)
                state.apply_action(action)
                self.assertEqual(sum(state.seeds), seeds)
            self.assertTrue(state.is_terminal())
            self.assertEqual(sum(state.returns()), 0)
            self.assertEqual(state.legal_actions(), [])

    def test_extra_moves_keep_the_player(self):
        state = Game("kalah", holes=6, seeds=4).new_initial_state()
        self.assertEqual(state.child(2).current_player(), 0)
        self.assertEqual(state.child(0).current_player(), 1)
        self.assertEqual(state.record, "")

    def test_directions_have_their_own_actions(self):
        game = next(
            made
            for made in (Game(each["id"]) for each in games())
            if made.variant["sow"]["direction"] == "eitherWay"
        )
        actions = game.new_initial_state().legal_actions()
        self.assertTrue(any(game.move_of(action).endswith("c") for action in actions))
        self.assertEqual([game.action_of(game.move_of(action)) for action in actions], actions)
        self.assertLess(max(actions), game.num_distinct_actions())

    def test_every_move_of_every_game_is_an_action_of_its_own(self):
        for found in games():
            game = Game(found["id"])
            state, luck = game.new_initial_state(), random.Random(found["id"])
            for _ in range(20):
                if state.is_terminal():
                    break
                legal = state.legal_actions()
                mask = state.legal_actions_mask()
                self.assertEqual([action for action, is_legal in enumerate(mask) if is_legal], legal, game)
                self.assertEqual(len(set(legal)), len(legal), game)
                for action in legal:
                    self.assertEqual(game.action_of(game.move_of(action)), action, game)
                state.apply_action(luck.choice(legal))

    def test_ending_a_turn_is_an_action_after_all_others(self):
        game = Game("musoro-tsoro")
        last = game.num_distinct_actions() - 1
        self.assertEqual((game.move_of(last), game.action_of("0")), ("0", last))

    def test_observation_is_the_players_own_view(self):
        state = Game("kalah", holes=3, seeds=2).new_initial_state()
        state.apply_action(0)
        self.assertEqual(state.observation(0), state.seeds)
        self.assertEqual(state.observation(), state.seeds[4:] + state.seeds[:4])

    def test_values_and_players_agree_on_small_boards(self):
        state = Game("kalah", holes=3, seeds=2).new_initial_state()
        values, exact = state.values()
        self.assertTrue(exact)
        best = Player("perfect").think(state, line=3, valued=True)
        self.assertEqual(values[best["action"]], max(values.values()))
        self.assertEqual(best["value"], max(values.values()))

    def test_simulate_gives_rows_that_replay(self):
        game = Game("kalah")
        rows = simulate(game, "greedy", Player("novice"), games=5, seed=7)
        rows = rows if isinstance(rows, list) else rows.to_dict("records")
        self.assertEqual(len(rows), 5)
        for row in rows:
            state = game.new_initial_state(record=row["record"])
            self.assertTrue(state.is_terminal())
            self.assertEqual(state.stores, (row["south"], row["north"]))

    def test_svg_is_xml_with_every_pit(self):
        document = xml.dom.minidom.parseString(Game("kalah").new_initial_state()._repr_svg_())
        self.assertEqual(len(document.getElementsByTagName("rect")), 14)

    def test_what_is_wrong_is_an_error_and_the_next_call_works(self):
        with self.assertRaises(LumbungError) as raised:
            Game("nothing")
        self.assertEqual(raised.exception.code, "badVariant")
        state = Game("kalah").new_initial_state()
        with self.assertRaisesRegex(LumbungError, "Action 17 is not legal here; legal: 0, 1, 2, 3, 4, 5"):
            state.apply_action(17)
        self.assertEqual(len(state.legal_actions()), 6)
        with self.assertRaises(LumbungError) as raised:
            Server(command=["/no/such/program"])
        self.assertEqual(raised.exception.code, "notFound")


if __name__ == "__main__":
    unittest.main()
