import heapq
from math import inf

def shortest_distances(n, edges, start):
    graph = [[] for _ in range(n)]
    for a, b, weight in edges:
        graph[a].append((b, weight))
        graph[b].append((a, weight))

    distance = [inf] * n
    distance[start] = 0
    queue = [(0, start)]  # @start
    while queue:
        far, node = heapq.heappop(queue)  # @take
        if far > distance[node]:
            continue  # @stale
        for neighbour, weight in graph[node]:
            reach = far + weight  # @look
            if reach < distance[neighbour]:  # @check
                distance[neighbour] = reach
                entry = (reach, neighbour)
                heapq.heappush(queue, entry)  # @update

    return [  # @done
        -1 if d == inf else d for d in distance
    ]
