class RingQueue {
  cells: number[]
  head = 0
  // With head and tail alone, full would look like empty.
  size = 0

  constructor(capacity: number) {
    this.cells = Array(capacity).fill(0)
  }

  enqueue(value: number): boolean {
    if (this.size === this.cells.length) return false
    const tail = (this.head + this.size) % this.cells.length
    this.cells[tail] = value
    this.size++
    return true
  }

  // Call it only if size > 0.
  dequeue(): number {
    const value = this.cells[this.head]
    this.head = (this.head + 1) % this.cells.length
    this.size--
    return value
  }
}
