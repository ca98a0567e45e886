type Pair = { key: number; value: number; next: Pair | null }

class BucketMap {
  // Each bucket starts with a dummy, so removing is one case.
  buckets: Pair[]
  constructor(size = 1009) { // A prime spreads keys well.
    const dummy = () => ({ key: -1, value: -1, next: null })
    this.buckets = Array.from({ length: size }, dummy)
  }
  /** The node before the one with the key, or the last node. */
  before(key: number): Pair {
    let node = this.buckets[Math.abs(key) % this.buckets.length]
    while (node.next && node.next.key !== key) node = node.next
    return node
  }
  put(key: number, value: number): void {
    const before = this.before(key)
    if (before.next) before.next.value = value
    else before.next = { key, value, next: null }
  }
  get(key: number): number {
    return this.before(key).next?.value ?? -1
  }
  remove(key: number): void {
    const before = this.before(key)
    if (before.next) before.next = before.next.next
  }
}
