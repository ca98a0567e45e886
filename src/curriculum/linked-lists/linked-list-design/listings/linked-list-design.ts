type Entry = {
  key: number; value: number
  prev: Entry; next: Entry
}
class LRUCache {
  entries = new Map<number, Entry>()
  head = {} as Entry
  tail = {} as Entry
  capacity: number
  constructor(capacity: number) { // at least 1
    this.capacity = capacity
    this.link(this.head, this.tail) // @start
  }
  get(key: number) {
    const entry = this.entries.get(key) // @lookup
    if (!entry) return -1 // @miss
    this.unlink(entry)
    this.addFirst(entry) // @use
    return entry.value // @hit
  }
  put(key: number, value: number) {
    let entry = this.entries.get(key) // @find
    if (entry) {
      this.unlink(entry)
    } else if (this.entries.size === this.capacity) {
      const oldest = this.tail.prev // @full
      this.unlink(oldest)
      this.entries.delete(oldest.key)
    }
    entry ??= { key } as Entry
    entry.value = value
    this.entries.set(key, entry) // @store
    this.addFirst(entry) // @renew
  }
  addFirst(entry: Entry) {
    this.link(entry, this.head.next)
    this.link(this.head, entry) // @put-in
  }
  unlink(entry: Entry) {
    this.link(entry.prev, entry.next) // @take-out
  }
  link(left: Entry, right: Entry) {
    left.next = right
    right.prev = left
  }
}
