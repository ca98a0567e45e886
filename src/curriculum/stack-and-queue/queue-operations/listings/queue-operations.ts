class MyQueue {
  inbox: number[] = []
  outbox: number[] = [] // @start

  push(value: number) {
    this.inbox.push(value) // @push
  }

  pop(): number { // only if not empty
    this.refill()
    return this.outbox.pop()! // @pop
  }

  peek(): number { // only if not empty
    this.refill()
    return this.outbox.at(-1)! // @peek
  }

  empty(): boolean {
    return this.inbox.length + this.outbox.length === 0
  }

  refill() {
    if (this.outbox.length > 0) return // @check
    while (this.inbox.length > 0) {
      this.outbox.push(this.inbox.pop()!) // @move
    }
  }
}
