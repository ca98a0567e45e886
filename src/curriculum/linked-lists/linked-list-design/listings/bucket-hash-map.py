class Pair:
    def __init__(self, key, value, next=None):
        self.key, self.value, self.next = key, value, next

class BucketMap:
    def __init__(self, size=1009):  # A prime spreads keys well.
        # Each bucket starts with a dummy, so removing is one case.
        self.buckets = [Pair(None, None) for _ in range(size)]

    def _before(self, key):
        """The node before the one with the key, or the last node."""
        node = self.buckets[hash(key) % len(self.buckets)]
        while node.next and node.next.key != key:
            node = node.next
        return node

    def put(self, key, value):
        before = self._before(key)
        if before.next:
            before.next.value = value
        else:
            before.next = Pair(key, value)

    def get(self, key):
        found = self._before(key).next
        return found.value if found else -1

    def remove(self, key):
        before = self._before(key)
        if before.next:
            before.next = before.next.next
