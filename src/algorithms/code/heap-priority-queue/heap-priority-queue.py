def k_largest(nums, k):  # @start
    heap = []
    for num in nums:  # @next
        if len(heap) < k:  # @room
            heap.append(num)  # @push
            sift_up(heap, len(heap) - 1)
        elif num > heap[0]:  # @beats
            heap[0] = num  # @replace
            sift_down(heap, 0)
    return heap  # @done

def sift_up(heap, i):
    up = (i - 1) // 2
    while i > 0 and heap[i] < heap[up]:  # @up
        swap(heap, i, up)  # @swap-up
        i, up = up, (up - 1) // 2

def sift_down(heap, i):
    while 2 * i + 1 < len(heap):
        down = 2 * i + 1
        pair = heap[down:down + 2]
        down += pair.index(min(pair))
        if heap[i] <= heap[down]:  # @down
            return
        swap(heap, i, down)  # @swap-down
        i = down

def swap(heap, i, j):
    heap[i], heap[j] = heap[j], heap[i]
