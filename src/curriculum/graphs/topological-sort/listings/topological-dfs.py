NEW, OPEN, DONE = 0, 1, 2


def order_by_finish(graph):
    """A topological order, or an empty list if there is a cycle."""
    # The recursion is as deep as the longest path: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    state = [NEW] * len(graph)
    finished = []

    def visit(node):
        state[node] = OPEN
        for later in graph[node]:
            # An edge to an open node closes a cycle.
            if state[later] == OPEN:
                return False
            if state[later] == NEW and not visit(later):
                return False
        state[node] = DONE
        # Everything that must come after this node is recorded already.
        finished.append(node)
        return True

    for node in range(len(graph)):
        if state[node] == NEW and not visit(node):
            return []
    return finished[::-1]
