from heapq import heappop, heappush
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
        far, node = heappop(queue)  # @take
        if far > distance[node]:
            continue  # @stale
        for near, weight in graph[node]:
            reach = far + weight  # @look
            if reach < distance[near]:  # @check
                distance[near] = reach
                entry = (reach, near)
                heappush(queue, entry)  # @update

    return [d if d < inf else -1  # @done
            for d in distance]
