class Node:
    def __init__(self, key=0, value=0):
        self.key, self.value = key, value

def link(left, right):
    left.next, right.prev = right, left

def unlink(node):
    link(node.prev, node.next)  # @take-out

class LRUCache:
    def __init__(self, capacity):  # at least 1
        self.capacity = capacity
        self.nodes = {}
        self.head, self.tail = Node(), Node()
        link(self.head, self.tail)  # @start

    def add_first(self, node):
        link(node, self.head.next)
        link(self.head, node)  # @put-in

    def get(self, key):
        node = self.nodes.get(key)  # @lookup
        if node is None:
            return -1  # @miss
        unlink(node)
        self.add_first(node)  # @use
        return node.value  # @hit

    def put(self, key, value):
        node = self.nodes.get(key)  # @find
        if node:
            unlink(node)
        elif len(self.nodes) == self.capacity:
            oldest = self.tail.prev  # @full
            unlink(oldest)
            del self.nodes[oldest.key]
        node = node or Node(key)
        node.value = value
        self.nodes[key] = node  # @store
        self.add_first(node)  # @renew
