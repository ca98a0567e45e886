type Entry = {
  key: number; value: number
  prev: Entry; next: Entry
}

class LRUCache {
  entries = new Map<number, Entry>()
  head = {} as Entry
  tail = {} as Entry
  capacity: number
  constructor(capacity: number) {
    this.capacity = capacity
    this.link(this.head, this.tail) // @start
  }
  get(key: number) {
    const entry = this.entries.get(key) // @look-up
    if (!entry) return -1 // @miss
    this.put(key, entry.value)
    return entry.value // @hit
  }
  put(key: number, value: number) {
    let old = this.entries.get(key) // @find
    const size = this.entries.size
    if (!old && size === this.capacity) {
      old = this.tail.prev // @full
    }
    if (old) {
      this.entries.delete(old.key)
      this.link(old.prev, old.next) // @take-out
    }
    const entry = { key, value } as Entry
    this.entries.set(key, entry)
    this.link(entry, this.head.next)
    this.link(this.head, entry) // @put-in
  }
  link(left: Entry, right: Entry) {
    left.next = right
    right.prev = left
  }
}
