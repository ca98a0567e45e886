from collections import deque

def topological_sort(n, edges):
    successors = [[] for _ in range(n)]
    needs = [0] * n
    for first, later in edges:
        successors[first].append(later)
        needs[later] += 1  # @count

    queue = deque()
    for node in range(n):
        if needs[node] == 0:
            queue.append(node)  # @fill

    order = []
    while queue:
        node = queue.popleft()
        order.append(node)  # @take
        for later in successors[node]:
            needs[later] -= 1  # @lower
            if needs[later] == 0:  # @look
                queue.append(later)  # @ready

    if len(order) < n:  # @check
        return []  # @cycle
    return order  # @done
