def cost_of_spanning_tree(n, edges):
    """Edges are (a, b, cost); -1 if the graph is not connected."""
    # Nodes are 0 to n - 1, and n is at least 1.
    parent = list(range(n))

    def find(node):
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    total = joined = 0
    for a, b, cost in sorted(edges, key=lambda edge: edge[2]):
        root_a, root_b = find(a), find(b)
        # Inside one group, the edge would only close a cycle.
        if root_a == root_b:
            continue
        parent[root_b] = root_a
        total += cost
        joined += 1
    # A tree on n nodes has n - 1 edges.
    return total if joined == n - 1 else -1
