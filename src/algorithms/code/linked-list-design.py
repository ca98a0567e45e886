class Node:
    def __init__(self, key=0, value=0):
        self.key, self.value = key, value

class LRUCache:
    def __init__(self, capacity):
        self.cap, self.nodes = capacity, {}
        self.head, self.tail = Node(), Node()
        link(self.head, self.tail)  # @start

    def get(self, key):
        node = self.nodes.get(key)  # @look-up
        if not node:
            return -1  # @miss
        self.put(key, node.value)
        return node.value  # @hit

    def put(self, key, value):
        old = self.nodes.get(key)  # @find
        if not old and len(self.nodes) == self.cap:
            old = self.tail.prev  # @full
        if old:
            del self.nodes[old.key]
            link(old.prev, old.next)  # @take-out
        node = self.nodes[key] = Node(key, value)
        link(node, self.head.next)
        link(self.head, node)  # @put-in

def link(left, right):
    left.next, right.prev = right, left
