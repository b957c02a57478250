#!/usr/bin/env python3
"""Checks an answer of Lumbung about kalah without any of Lumbung's code, by plain search. Python 3.9 or later, nothing else.

    lumbung solve --variant kalah --holes 4 --seeds 3 --json > answer.json
    python3 docs/check_kalah.py answer.json

    lumbung layouts --variant kalah --holes 3 --seeds 3 --moved 2 --find results --json > answer.json
    python3 docs/check_kalah.py answer.json --sample 10    # only ten layouts of each sort, drawn at random

Answers about kalah-empty-capture need --empty-capture. `lumbung verify` does the same with a faster second solver.
"""
import argparse
import json
import random
import sys

sys.setrecursionlimit(100_000)


def play(board, n, hole, empty_capture):
    """Sows a hole; returns the board as the next mover sees it, and whether that is the same player."""
    board = list(board)
    seeds, board[hole], slot = board[hole], 0, hole
    for _ in range(seeds):
        slot = 0 if slot == 2 * n else slot + 1  # Past the opponent's store, which is the last slot.
        board[slot] += 1
    if slot == n:
        return tuple(board), True
    across = 2 * n - slot
    if slot < n and board[slot] == 1 and (empty_capture or board[across] > 0):
        board[n] += 1 + board[across]
        board[slot] = board[across] = 0
    return tuple(board[n + 1:] + board[:n + 1]), False


class Game:
    """Holes of the mover, their store, holes of the other, the other's store: a board is one list, seen by the mover."""

    def __init__(self, n, empty_capture):
        self.n, self.empty_capture, self.bounds = n, empty_capture, {}

    def is_at_least(self, board, bound):
        """Whether the mover ends at least `bound` seeds ahead if both play perfectly."""
        n = self.n
        mine, theirs = sum(board[:n]), sum(board[n + 1:2 * n + 1])
        gain = bound - board[n] + board[2 * n + 1]  # What must still be won from the holes.
        if mine == 0 or theirs == 0:
            return mine - theirs >= gain
        if abs(gain) > mine + theirs:
            return gain < 0
        key = board[:n] + board[n + 1:2 * n + 1]
        low, high = self.bounds.get(key, (-mine - theirs, mine + theirs))
        if not low < gain <= high:
            return gain <= low
        holds = any(self.is_at_least_after(board, hole, bound) for hole in range(n - 1, -1, -1) if board[hole])
        low, high = self.bounds.get(key, (low, high))
        self.bounds[key] = (max(low, gain), high) if holds else (low, min(high, gain - 1))
        return holds

    def is_at_least_after(self, board, hole, bound):
        after, again = play(board, self.n, hole, self.empty_capture)
        return self.is_at_least(after, bound) if again else not self.is_at_least(after, 1 - bound)


def layouts_within(start, n, spec):
    """Every layout that differs from the start by so many moved seeds."""
    targets = [slot for slot in range(2 * n + 2) if spec["stores"] == "used" or slot not in (n, 2 * n + 1)]
    found = {start}
    for _ in range(spec["moved"]):
        for board in list(found):
            for source in [slot for slot in targets if board[slot] > 0]:
                for target in targets:
                    if spec["sides"] == "any" or (source <= n) == (target <= n):
                        moved = list(board)
                        moved[source] -= 1
                        moved[target] += 1
                        found.add(tuple(moved))
    return found


def claims(answer):
    """The holes per side of an answer, and what it says, sorted: texts with a test of each."""
    spec = answer["spec"]
    variant = spec["variant"] if answer["kind"] == "startLayouts" else spec["variants"][0]
    n, seeds = variant["board"]["holes"], variant["start"]["seedsPerHole"]
    start = tuple(([seeds] * n + [0]) * 2)
    if answer["kind"] == "gameValues":
        for said in [answer, *answer["moves"]]:
            low, high = said["bounds"]
            assert said.get("value") in (None, low) and (low == high or said.get("value") is None), "bounds and value differ"
        low, high = answer["bounds"]
        said = [(f"value {low} to {high}", lambda g: g.is_at_least(start, low) and not g.is_at_least(start, high + 1))]
        for move in answer["moves"]:
            def holds(g, hole=move["hole"] - 1, low=move["bounds"][0], high=move["bounds"][1]):
                return g.is_at_least_after(start, hole, low) and not g.is_at_least_after(start, hole, high + 1)
            said.append((f"hole {move['hole']}: {move['bounds']}", holds))
        return n, [said]
    row = lambda text: [int(seeds) for seeds in text.split()]
    ties = {tuple([*row(each["south"]), each["southStore"], *row(each["north"]), each["northStore"]])
            for each in answer["layouts"]}
    every = layouts_within(start, n, spec)
    assert ties <= every, "a layout is listed that the search does not have"
    def claim(board, is_tie):
        return str(board), lambda g: (g.is_at_least(board, 0) and not g.is_at_least(board, 1)) == is_tie
    return n, [[claim(board, True) for board in sorted(ties)],
               [claim(board, False) for board in sorted(every - ties)]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--empty-capture", action="store_true")
    options = parser.parse_args()
    with open(options.file, encoding="utf-8") as opened:
        n, sorts = claims(json.load(opened))
    drawn = [text for said in sorts for text in random.sample(said, min(options.sample or len(said), len(said)))]
    game = Game(n, options.empty_capture)
    wrong = [text for text, holds in drawn if not holds(game)]
    for text in wrong:
        print(f"wrong: {text}")
    print(f"{len(drawn) - len(wrong)} of {len(drawn)} hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
