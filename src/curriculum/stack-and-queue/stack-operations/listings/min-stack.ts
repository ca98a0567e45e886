// All calls but push need an entry. 155 says getMin.
class MinStack {
  entries: { value: number; minimum: number }[] = []

  push(value: number) {
    const below = this.entries.at(-1)?.minimum ?? value
    this.entries.push({ value, minimum: Math.min(value, below) })
  }

  pop(): number {
    // The entry takes its minimum with it, so the one
    // before it is the minimum again.
    return this.entries.pop()!.value
  }

  top(): number {
    return this.entries.at(-1)!.value
  }

  minimum(): number {
    return this.entries.at(-1)!.minimum
  }
}
