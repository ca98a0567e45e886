import heapq

def merge_sorted(lists):
    # 23 has linked lists: their nodes would go into the heap.
    # One entry per list: its value, which list, and the index in it.
    heap = []
    for i, values in enumerate(lists):
        if values:
            heap.append((values[0], i, 0))
    heapq.heapify(heap)

    merged = []
    while heap:
        value, i, j = heapq.heappop(heap)
        merged.append(value)
        # The successor replaces it: the heap never exceeds k entries.
        if j + 1 < len(lists[i]):
            heapq.heappush(heap, (lists[i][j + 1], i, j + 1))
    return merged
