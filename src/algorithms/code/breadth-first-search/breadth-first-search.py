from collections import deque

def breadth_first_search(graph, start):
    distance = [-1] * len(graph)
    distance[start] = 0
    queue = deque([start])  # @start
    while queue:
        node = queue.popleft()  # @take
        steps = distance[node] + 1
        for near in graph[node]:  # @look
            if distance[near] == -1:
                distance[near] = steps
                queue.append(near)  # @found
    return distance  # @done
