def centers_of_tree(n, edges):
    # The edges form a tree.
    if n == 1:
        return [0]
    neighbors = [set() for _ in range(n)]
    for a, b in edges:
        neighbors[a].add(b)
        neighbors[b].add(a)

    leaves = [node for node in range(n) if len(neighbors[node]) == 1]
    remaining = n
    # A tree has one center or two.
    while remaining > 2:
        remaining -= len(leaves)
        following = []
        for leaf in leaves:
            inner = neighbors[leaf].pop()
            neighbors[inner].remove(leaf)
            if len(neighbors[inner]) == 1:
                following.append(inner)
        leaves = following
    return sorted(leaves)
