from math import inf


def cost_to_connect(points):
    """The least total of horizontal plus vertical distances."""
    # There is at least one point.
    # The cheapest edge from the tree to each point outside it.
    cheapest = [inf] * len(points)
    cheapest[0] = 0
    outside = set(range(len(points)))
    total = 0
    while outside:
        nearest = min(outside, key=lambda point: cheapest[point])
        outside.remove(nearest)
        total += cheapest[nearest]
        x, y = points[nearest]
        for other in outside:
            cost = abs(points[other][0] - x) + abs(points[other][1] - y)
            cheapest[other] = min(cheapest[other], cost)
    return total
