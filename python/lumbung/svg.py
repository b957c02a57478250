"""A board as SVG, which notebooks show by themselves."""

_WIDTH, _GAP = 56, 8


def board_svg(state):
    """North's row above, right to left; South's below; each store at its owner's right hand."""
    holes = state.game.holes
    seeds = state.seeds
    step = _WIDTH + _GAP
    width, height = step * (holes + 2) + _GAP, 2 * step + _GAP
    legal = {action % (holes * 2) for action in state.legal_actions()}
    mover = state.current_player()
    shapes = []

    def pit(x, y, tall, count, title, lit):
        stroke = "#b45309" if lit else "#8b6f4e"
        shapes.append(
            '<rect x="%d" y="%d" width="%d" height="%d" rx="28" fill="#f3e8d8" stroke="%s" stroke-width="%d">'
            "<title>%s</title></rect>" % (x, y, _WIDTH, tall, stroke, 3 if lit else 1, title)
        )
        shapes.append(
            '<text x="%d" y="%d" font-family="sans-serif" font-size="20" text-anchor="middle" '
            'dominant-baseline="central" fill="#3b2f20">%d</text>' % (x + _WIDTH // 2, y + tall // 2, count)
        )

    for hole in range(holes):
        south_x = _GAP + step * (hole + 1)
        north_x = _GAP + step * (holes - hole)
        lit = hole in legal
        pit(south_x, _GAP + step, _WIDTH, seeds[hole], "South %d" % (hole + 1), lit and mover == 0)
        pit(north_x, _GAP, _WIDTH, seeds[holes + 1 + hole], "North %d" % (hole + 1), lit and mover == 1)
    tall = 2 * step - _GAP
    pit(_GAP + step * (holes + 1), _GAP, tall, seeds[holes], "South store", False)
    pit(_GAP, _GAP, tall, seeds[2 * holes + 1], "North store", False)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" '
        'aria-label="%s">%s</svg>' % (width, height, width, height, state.position, "".join(shapes))
    )
