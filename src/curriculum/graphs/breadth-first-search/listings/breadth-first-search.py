from collections import deque

def breadth_first_search(graph, start):
    # start is one of the nodes.
    distance = [-1] * len(graph)
    distance[start] = 0
    queue = deque([start])  # @start
    while queue:
        node = queue.popleft()  # @take
        for neighbor in graph[node]:  # @look
            if distance[neighbor] == -1:
                distance[neighbor] = distance[node] + 1  # @mark
                queue.append(neighbor)  # @found
    return distance  # @done
