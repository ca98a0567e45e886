from collections import OrderedDict

class LibraryLRU:
    def __init__(self, capacity):  # at least 1
        self.capacity = capacity
        self.values = OrderedDict()  # The oldest key comes first.

    def get(self, key):
        if key not in self.values:
            return -1
        self.values.move_to_end(key)
        return self.values[key]

    def put(self, key, value):
        self.values[key] = value
        self.values.move_to_end(key)  # A write is a use, too.
        if len(self.values) > self.capacity:
            self.values.popitem(last=False)
