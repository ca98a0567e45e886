class RandomSet {
  private values: number[] = []
  private indexOf = new Map<number, number>()

  insert(value: number): boolean {
    if (this.indexOf.has(value)) return false
    this.indexOf.set(value, this.values.length)
    this.values.push(value)
    return true
  }

  remove(value: number): boolean {
    const gap = this.indexOf.get(value)
    if (gap === undefined) return false
    // The last value fills the gap, so nothing has to shift.
    const last = this.values[this.values.length - 1]
    this.values.pop()
    this.indexOf.delete(value)
    if (last !== value) {
      this.values[gap] = last
      this.indexOf.set(last, gap)
    }
    return true
  }

  // Only while the set has values.
  getRandom(): number {
    const index = Math.floor(Math.random() * this.values.length)
    return this.values[index]
  }
}
