class LibraryLRU {
  // A Map keeps its keys in order of insertion, the oldest first.
  values = new Map<number, number>()
  capacity: number
  constructor(capacity: number) { // at least 1
    this.capacity = capacity
  }
  get(key: number): number {
    const value = this.values.get(key)
    if (value === undefined) return -1
    this.put(key, value)
    return value
  }
  put(key: number, value: number): void {
    // Setting a known key would leave it in its old position.
    this.values.delete(key)
    this.values.set(key, value)
    if (this.values.size > this.capacity) {
      const [oldest] = this.values.keys()
      this.values.delete(oldest)
    }
  }
}
