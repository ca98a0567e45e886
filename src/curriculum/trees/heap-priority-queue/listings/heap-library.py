import heapq

def k_largest_sorted(nums, k):
    # heapq is a min-heap, so the weakest of the best k is on top.
    heap = []
    for num in nums:
        heapq.heappush(heap, num)
        if len(heap) > k:
            heapq.heappop(heap)

    result = []
    while heap:
        result.append(heapq.heappop(heap))
    return result[::-1]
