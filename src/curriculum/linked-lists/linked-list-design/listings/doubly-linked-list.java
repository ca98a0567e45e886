class DoublyLinkedList {
  static class Item {
    int value;
    Item prev = this, next = this;
    Item(int value) { this.value = value; }
  }
  // One sentinel makes the list circular: next is the first item,
  // prev the last, so neither end is a special case.
  final Item ends = new Item(0);
  Item insertAfter(Item before, int value) {
    Item item = new Item(value);
    item.prev = before;
    item.next = before.next;
    before.next.prev = item; // While before.next still leads there.
    before.next = item;
    return item;
  }
  Item addFirst(int value) {
    return insertAfter(ends, value);
  }
  Item addLast(int value) {
    return insertAfter(ends.prev, value);
  }
  void remove(Item item) {
    item.prev.next = item.next;
    item.next.prev = item.prev;
  }
  List<Integer> values() {
    List<Integer> values = new ArrayList<>();
    for (Item item = ends.next; item != ends; item = item.next) {
      values.add(item.value);
    }
    return values;
  }
}
