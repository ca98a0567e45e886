class Item:
    def __init__(self, value=None):
        self.value = value
        self.prev = self.next = self

class DoublyLinkedList:
    def __init__(self):
        # One sentinel makes the list circular: next is the first item,
        # prev the last, so neither end is a special case.
        self.ends = Item()

    def insert_after(self, before, value):
        item = Item(value)
        item.prev, item.next = before, before.next
        before.next.prev = item  # While before.next still leads there.
        before.next = item
        return item

    def add_first(self, value):
        return self.insert_after(self.ends, value)

    def add_last(self, value):
        return self.insert_after(self.ends.prev, value)

    def remove(self, item):
        item.prev.next = item.next
        item.next.prev = item.prev

    def values(self):
        values, item = [], self.ends.next
        while item is not self.ends:
            values.append(item.value)
            item = item.next
        return values
