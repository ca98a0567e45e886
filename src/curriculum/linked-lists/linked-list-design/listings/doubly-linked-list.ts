class Item {
  value: number
  prev: Item = this
  next: Item = this
  constructor(value: number) {
    this.value = value
  }
}

class DoublyLinkedList {
  // One sentinel makes the list circular: next is the first item,
  // prev the last, so neither end is a special case.
  ends = new Item(0)
  insertAfter(before: Item, value: number): Item {
    const item = new Item(value)
    item.prev = before
    item.next = before.next
    before.next.prev = item // While before.next still leads there.
    before.next = item
    return item
  }
  addFirst(value: number): Item {
    return this.insertAfter(this.ends, value)
  }
  addLast(value: number): Item {
    return this.insertAfter(this.ends.prev, value)
  }
  remove(item: Item): void {
    item.prev.next = item.next
    item.next.prev = item.prev
  }
  values(): number[] {
    const values: number[] = []
    let item = this.ends.next
    for (; item !== this.ends; item = item.next) values.push(item.value)
    return values
  }
}
