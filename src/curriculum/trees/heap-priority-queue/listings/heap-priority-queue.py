def k_largest(nums, k):  # @start
    # k is at least 1.
    heap = []
    for num in nums:  # @next
        if len(heap) < k:  # @room
            heap.append(num)  # @push
            sift_up(heap, len(heap) - 1)  # @rise
        elif num > heap[0]:  # @beats
            heap[0] = num  # @replace
            sift_down(heap, 0)  # @sink
    return heap  # @done

def sift_up(heap, i):
    while i > 0:
        parent = (i - 1) // 2
        if heap[i] >= heap[parent]:  # @up
            return
        swap(heap, i, parent)  # @swap-up
        i = parent

def sift_down(heap, i):
    while 2 * i + 1 < len(heap):
        child = 2 * i + 1
        right = child + 1
        if right < len(heap) and heap[right] < heap[child]:  # @child
            child = right
        if heap[i] <= heap[child]:  # @down
            return
        swap(heap, i, child)  # @swap-down
        i = child

def swap(heap, i, j):
    heap[i], heap[j] = heap[j], heap[i]
