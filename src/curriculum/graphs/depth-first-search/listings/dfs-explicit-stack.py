def dfs_with_stack(graph, start):
    # start is one of the nodes.
    seen = set()
    order = []
    stack = [start]
    while stack:
        node = stack.pop()
        # A node can be pushed several times before its first pop.
        if node in seen:
            continue
        seen.add(node)
        order.append(node)
        # Reversed, so that the first neighbor is on top.
        for neighbor in reversed(graph[node]):
            if neighbor not in seen:
                stack.append(neighbor)
    return order
