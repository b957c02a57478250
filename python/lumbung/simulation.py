"""Series of games between two players."""


def simulate(game, first="novice", second="novice", games=1000, seed=1):
    """Plays games and returns one row per game: game, record, winner, south, north, moves.

    The rows are a pandas DataFrame if pandas is installed, otherwise a list of dictionaries. The same seed gives the
    same games, also as `lumbung simulate --records` plays them.
    """
    names = [getattr(player, "name", player) for player in (first, second)]
    found = game.ask("simulate", first=names[0], second=names[1], games=games, seed=seed, records=True)
    rows = [
        {
            "game": each["game"],
            "winner": each["winner"],
            "south": each["stores"][0],
            "north": each["stores"][1],
            "moves": len(each["record"].split(":")[-1].split()),
            "record": each["record"],
        }
        for each in found["games"]
    ]
    try:
        import pandas
    except ImportError:
        return rows
    return pandas.DataFrame(rows)
