class MyQueue:
    def __init__(self):
        self.inbox, self.outbox = [], []  # @start

    def push(self, value):
        self.inbox.append(value)  # @push

    def pop(self):  # only if not empty
        self.refill()
        return self.outbox.pop()  # @pop

    def peek(self):  # only if not empty
        self.refill()
        return self.outbox[-1]  # @peek

    def empty(self):
        return not self.inbox and not self.outbox

    def refill(self):
        if self.outbox:  # @check
            return
        while self.inbox:
            self.outbox.append(self.inbox.pop())  # @move
