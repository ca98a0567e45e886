def is_bipartite(graph):
    # The recursion is as deep as the path it walks: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    color = {}

    def paint(node, own):
        color[node] = own
        for neighbor in graph[node]:
            if neighbor not in color:
                if not paint(neighbor, 1 - own):
                    return False
            # Equal colors on one edge mean a cycle of odd length.
            elif color[neighbor] == own:
                return False
        return True

    for node in range(len(graph)):
        if node not in color and not paint(node, 0):
            return False
    return True
