import random


class RandomSet:
    def __init__(self):
        self.values = []
        self.index_of = {}  # value to its index in values

    def insert(self, value):
        if value in self.index_of:
            return False
        self.index_of[value] = len(self.values)
        self.values.append(value)
        return True

    def remove(self, value):
        if value not in self.index_of:
            return False
        # The last value fills the gap, so nothing has to shift.
        gap = self.index_of.pop(value)
        last = self.values.pop()
        if last != value:
            self.values[gap] = last
            self.index_of[last] = gap
        return True

    def get_random(self):
        # Only while the set has values.
        return random.choice(self.values)
