class DNode {
  val: number
  prev: DNode | null = null
  next: DNode | null = null
  constructor(val = 0) {
    this.val = val
  }
}
