from heapq import heappop, heappush
from math import inf

def shortest_distances(graph, start):
    # No cost is negative.
    # graph[node] lists outgoing edges: (neighbor, cost).
    distance = [inf] * len(graph)
    distance[start] = 0
    heap = [(0, start)]  # @start
    while heap:
        far, node = heappop(heap)  # @take
        # Outdated: the node was settled at less.
        if far > distance[node]:
            continue  # @stale
        for neighbor, cost in graph[node]:
            reach = far + cost  # @look
            if reach < distance[neighbor]:  # @check
                distance[neighbor] = reach
                heappush(heap, (reach, neighbor))  # @update

    return [d if d < inf else -1 for d in distance]  # @done
