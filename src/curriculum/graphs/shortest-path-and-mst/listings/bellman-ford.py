UNREACHED = 10**9


def cheapest_within(n, edges, start, max_edges):
    """Costs of the cheapest paths of at most max_edges edges."""
    cost = [UNREACHED] * n
    cost[start] = 0
    for _ in range(max_edges):
        # Reading the last round keeps a path from gaining two edges.
        last = cost[:]
        for source, target, weight in edges:
            if last[source] == UNREACHED:
                continue
            cost[target] = min(cost[target], last[source] + weight)
    return cost
