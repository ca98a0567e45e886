from collections import deque

def breadth_first_search(graph, start):
    distance = [-1] * len(graph)
    distance[start] = 0
    queue = deque([start])  # @start
    while queue:
        node = queue.popleft()  # @take
        steps = distance[node] + 1
        for neighbour in graph[node]:  # @look
            if distance[neighbour] == -1:
                distance[neighbour] = steps
                queue.append(neighbour)  # @found
    return distance  # @done
