from collections import deque


def nodes_that_reach_no_cycle(graph):
    predecessors = [[] for _ in graph]
    for node, successors in enumerate(graph):
        for later in successors:
            predecessors[later].append(node)

    # Here a node waits for its successors, so the edges run backward.
    open_exits = [len(successors) for successors in graph]
    queue = deque(node for node, n in enumerate(open_exits) if n == 0)
    while queue:
        for earlier in predecessors[queue.popleft()]:
            open_exits[earlier] -= 1
            if open_exits[earlier] == 0:
                queue.append(earlier)
    # A node on a cycle, or leading into one, keeps an open exit.
    return [node for node, n in enumerate(open_exits) if n == 0]
