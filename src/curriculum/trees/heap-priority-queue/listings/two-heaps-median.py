import heapq

class MedianFinder:
    def __init__(self):
        self.lower = []  # values negated: heapq is a min-heap
        self.upper = []

    def add(self, num):
        # Through the lower half, so that every value ends up in order.
        heapq.heappush(self.lower, -num)
        heapq.heappush(self.upper, -heapq.heappop(self.lower))
        # The lower half keeps the extra value when the count is odd.
        if len(self.upper) > len(self.lower):
            heapq.heappush(self.lower, -heapq.heappop(self.upper))

    def median(self):
        # Only after a number was added. 295: addNum, findMedian.
        if len(self.lower) > len(self.upper):
            return -self.lower[0]
        return (self.upper[0] - self.lower[0]) / 2
