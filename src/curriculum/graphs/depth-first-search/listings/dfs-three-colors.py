NEW, OPEN, DONE = 0, 1, 2


def has_directed_cycle(graph):
    # 207 lists pairs [course, before]: build these lists from them.
    # The recursion is as deep as the path it walks: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    state = [NEW] * len(graph)

    def closes_cycle(node):
        state[node] = OPEN
        for neighbor in graph[node]:
            # An open node is an ancestor on the current path.
            if state[neighbor] == OPEN:
                return True
            if state[neighbor] == NEW and closes_cycle(neighbor):
                return True
        # Nothing below leads back, so no later visit has to look again.
        state[node] = DONE
        return False

    return any(
        state[node] == NEW and closes_cycle(node)
        for node in range(len(graph))
    )
