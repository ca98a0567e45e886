from math import inf


def all_distances(n, edges):
    """Edges are (source, target, cost); -1 where no path leads."""
    # No cost is negative, or -1 could also be a distance.
    distance = [[inf] * n for _ in range(n)]
    for node in range(n):
        distance[node][node] = 0
    for source, target, cost in edges:
        distance[source][target] = min(distance[source][target], cost)

    # After each round, paths may pass through one more node.
    for via in range(n):
        for a in range(n):
            for b in range(n):
                detour = distance[a][via] + distance[via][b]
                distance[a][b] = min(distance[a][b], detour)
    return [[d if d < inf else -1 for d in row] for row in distance]
