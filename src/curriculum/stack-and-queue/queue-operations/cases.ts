import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'driven',
  drive: {
    python: `
      queue = MyQueue()
      queue.push(10)
      queue.push(20)
      print(queue.peek())
      print(queue.pop())
      queue.push(30)
      queue.push(-4)
      print([queue.pop(), queue.pop(), queue.peek(), queue.pop()])
      queue.push(0)
      print(queue.pop())`,
    typescript: `
      const queue = new MyQueue()
      queue.push(10)
      queue.push(20)
      print(queue.peek())
      print(queue.pop())
      queue.push(30)
      queue.push(-4)
      print([queue.pop(), queue.pop(), queue.peek(), queue.pop()])
      queue.push(0)
      print(queue.pop())`,
    java: `
      MyQueue queue = new MyQueue();
      queue.push(10);
      queue.push(20);
      print(queue.peek());
      print(queue.pop());
      queue.push(30);
      queue.push(-4);
      print(new int[] {queue.pop(), queue.pop(), queue.peek(), queue.pop()});
      queue.push(0);
      print(queue.pop());`,
    cpp: `
      MyQueue queue;
      queue.push(10);
      queue.push(20);
      print(queue.peek());
      print(queue.pop());
      queue.push(30);
      queue.push(-4);
      print(vector<int>{queue.pop(), queue.pop(), queue.peek(), queue.pop()});
      queue.push(0);
      print(queue.pop());`,
  },
  results: [10, 10, [20, 30, -4, -4], 0],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'queue-ring-buffer': {
    kind: 'driven',
    drive: {
      python: `
        ring = RingQueue(2)
        print(ring.enqueue(5))
        print(ring.enqueue(6))
        print(ring.enqueue(7))
        print(ring.dequeue())
        print(ring.enqueue(8))
        print(ring.dequeue())
        print(ring.dequeue())
        print(ring.size)
        print(ring.enqueue(9))
        print(ring.size)
        print(ring.dequeue())
        print(ring.size)`,
      typescript: `
        const ring = new RingQueue(2)
        print(ring.enqueue(5))
        print(ring.enqueue(6))
        print(ring.enqueue(7))
        print(ring.dequeue())
        print(ring.enqueue(8))
        print(ring.dequeue())
        print(ring.dequeue())
        print(ring.size)
        print(ring.enqueue(9))
        print(ring.size)
        print(ring.dequeue())
        print(ring.size)`,
      java: `
        RingQueue ring = new RingQueue(2);
        print(ring.enqueue(5));
        print(ring.enqueue(6));
        print(ring.enqueue(7));
        print(ring.dequeue());
        print(ring.enqueue(8));
        print(ring.dequeue());
        print(ring.dequeue());
        print(ring.size);
        print(ring.enqueue(9));
        print(ring.size);
        print(ring.dequeue());
        print(ring.size);`,
      cpp: `
        RingQueue ring(2);
        print(ring.enqueue(5));
        print(ring.enqueue(6));
        print(ring.enqueue(7));
        print(ring.dequeue());
        print(ring.enqueue(8));
        print(ring.dequeue());
        print(ring.dequeue());
        print(ring.size());
        print(ring.enqueue(9));
        print(ring.size());
        print(ring.dequeue());
        print(ring.size());`,
    },
    results: [true, true, false, 5, true, 6, 8, 0, true, 1, 9, 0],
  },
  'queue-window-maximum': {
    kind: 'function',
    name: { python: 'max_of_windows', typescript: 'maxOfWindows', java: 'maxOfWindows', cpp: 'maxOfWindows' },
    parameters: ['int[]', 'int'],
    returns: 'int[]',
    cases: [
      { args: [[2, 1, 3, -1, -4, 0, 5], 3], result: [3, 3, 3, 0, 5] },
      { args: [[7], 1], result: [7] },
      { args: [[4, 3, 2, 1], 2], result: [4, 3, 2] },
      { args: [[1, 2, 3], 3], result: [3] },
      { args: [[5, 5, 5], 2], result: [5, 5] },
      { args: [[-2, -1, -3], 1], result: [-2, -1, -3] },
    ],
  },
}
