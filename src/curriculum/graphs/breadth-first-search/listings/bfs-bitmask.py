from collections import deque


def shortest_walk_over_all(graph):
    """The fewest steps that visit every node of a connected graph."""
    # The graph has 1 to about 15 nodes.
    n = len(graph)
    everything = (1 << n) - 1
    # A state is a node and the set of nodes visited so far, as bits.
    queue = deque((node, 1 << node, 0) for node in range(n))
    seen = {(node, 1 << node) for node in range(n)}
    while queue:
        node, visited, steps = queue.popleft()
        if visited == everything:
            return steps
        for neighbor in graph[node]:
            state = (neighbor, visited | 1 << neighbor)
            if state not in seen:
                seen.add(state)
                queue.append((*state, steps + 1))
    return -1
