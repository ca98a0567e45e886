def first_edge_closing_a_cycle(n, edges):
    # One more, so that nodes may count from 1 as well, as in 684.
    parent = list(range(n + 1))

    def find(node):
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        root_a, root_b = find(a), find(b)
        # Both ends are connected already, so this edge adds a detour.
        if root_a == root_b:
            return [a, b]
        parent[root_b] = root_a
    return []
