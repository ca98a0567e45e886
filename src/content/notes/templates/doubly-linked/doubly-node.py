class DNode:
    def __init__(self, val=0):
        self.val = val
        self.prev = None
        self.next = None
