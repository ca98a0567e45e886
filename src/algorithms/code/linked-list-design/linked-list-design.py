class Node:
    def __init__(self, key=0, value=0):
        self.key, self.value = key, value

class LRUCache:
    def __init__(self, capacity):
        self.nodes, self.cap = {}, capacity
        self.head = Node()
        self.tail = Node()
        link(self.head, self.tail)  # @start

    def get(self, key):
        node = self.nodes.get(key)  # @look-up
        if not node:
            return -1  # @miss
        self.put(key, node.value)
        return node.value  # @hit

    def put(self, key, value):
        old = self.nodes.get(key)  # @find
        full = len(self.nodes) == self.cap
        if not old and full:
            old = self.tail.prev  # @full
        if old:
            del self.nodes[old.key]
            link(old.prev, old.next)  # @take-out
        node = Node(key, value)
        self.nodes[key] = node
        link(node, self.head.next)
        link(self.head, node)  # @put-in

def link(left, right):
    left.next, right.prev = right, left
