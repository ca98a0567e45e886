class RingQueue:
    def __init__(self, capacity):
        self.cells = [0] * capacity
        self.head = 0
        # With head and tail alone, full would look like empty.
        self.size = 0

    def enqueue(self, value):
        if self.size == len(self.cells):
            return False
        tail = (self.head + self.size) % len(self.cells)
        self.cells[tail] = value
        self.size += 1
        return True

    def dequeue(self):
        """Call it only if size > 0."""
        value = self.cells[self.head]
        self.head = (self.head + 1) % len(self.cells)
        self.size -= 1
        return value
