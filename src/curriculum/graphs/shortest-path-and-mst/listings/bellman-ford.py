UNREACHED = 10**9


def cheapest_within(n, edges, start, max_edges):
    """Costs of the cheapest paths of at most max_edges edges."""
    # Costs of paths stay below UNREACHED, on either side of 0.
    cost = [UNREACHED] * n
    cost[start] = 0
    for _ in range(max_edges):
        # Reading the last round keeps a path from gaining two edges.
        last = cost[:]
        for source, target, weight in edges:
            if last[source] == UNREACHED:
                continue
            cost[target] = min(cost[target], last[source] + weight)
        if cost == last:
            break  # Nothing improved, so nothing will.
    return cost
