class MinStack:
    def __init__(self):
        self.entries = []  # (value, minimum up to here)
        # All calls but push need an entry. 155 says getMin.

    def push(self, value):
        minimum = value
        if self.entries:
            minimum = min(value, self.minimum())
        self.entries.append((value, minimum))

    def pop(self):
        # The entry takes its minimum with it, so the one
        # before it is the minimum again.
        return self.entries.pop()[0]

    def top(self):
        return self.entries[-1][0]

    def minimum(self):
        return self.entries[-1][1]
