class UnionFind {
  parent: number[]
  size: number[]
  count: number

  constructor(n: number) {
    this.parent = Array.from({ length: n }, (_, i) => i)
    this.size = Array(n).fill(1)
    this.count = n
  }

  find(node: number): number {
    const { parent } = this
    while (parent[node] !== node) {
      // Path halving: every second node skips one level.
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }

  /** Reports whether a and b were in different groups. */
  union(a: number, b: number): boolean {
    let large = this.find(a)
    let small = this.find(b)
    if (large === small) return false
    if (this.size[large] < this.size[small]) {
      [large, small] = [small, large]
    }
    this.parent[small] = large
    this.size[large] += this.size[small]
    this.count--
    return true
  }
}
