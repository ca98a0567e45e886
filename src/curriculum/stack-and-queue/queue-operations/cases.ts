import { type Cases, enlarge, type MethodCall, wholeNumber } from '#algorithms/cases.ts'
import { isCallList } from '#algorithms/valid-inputs.ts'

type Args = readonly [calls: readonly MethodCall[]]

const start: MethodCall = ['constructor']
const pop: MethodCall = ['pop']
const peek: MethodCall = ['peek']

export const cases: Cases<Args, readonly (number | null)[]> = {
  kind: 'class',
  statement:
    'Design a first-in, first-out queue: `push` adds a value at the back, `pop` removes the value at the front and returns it, and `peek` returns the value at the front without removing it. `pop` and `peek` are called only when the queue is not empty.',
  name: 'MyQueue',
  methods: {
    // TypeScript takes its type from Object, so it does not know that this is a CodeType.
    constructor: { parameters: [], returns: 'void' as const },
    push: { parameters: [{ name: 'value', type: 'int' }], returns: 'void' },
    pop: { parameters: [], returns: 'int' },
    peek: { parameters: [], returns: 'int' },
  },
  examples: [
    {
      name: 'the values of the lesson',
      args: [[start, push(10), push(20), push(30), pop, pop, pop]],
      result: [null, null, null, null, 10, 20, 30],
    },
    {
      name: 'a late arrival waits for the others',
      args: [[start, push(1), push(2), pop, push(3), pop, pop]],
      result: [null, null, null, 1, null, 2, 3],
    },
    {
      name: 'looking takes nothing away',
      args: [[start, push(0), peek, peek, pop]],
      result: [null, null, 0, 0, 0],
    },
    {
      name: 'equal values',
      args: [[start, push(4), push(4), pop]],
      result: [null, null, null, 4],
    },
    {
      name: 'zero after all have left, a negative one among them',
      args: [[start, push(10), push(20), peek, pop, push(30), push(-4), pop, pop, peek, pop, push(0), pop]],
      result: [null, null, null, 10, 10, null, null, 20, 30, -4, -4, null, 0],
    },
    { name: 'no calls', args: [[start]], result: [null] },
  ],
  /** No call takes a value from an empty queue. */
  random(next, size) {
    const calls = [start]
    let waiting = 0
    for (let left = wholeNumber(next, 0, size); left > 0; left--) {
      const kind = waiting === 0 ? 0 : wholeNumber(next, 0, 2)
      calls.push([push(wholeNumber(next, -3, 5)), pop, peek][kind]!)
      waiting += [1, -1, 0][kind]!
    }
    return [calls]
  },
  larger: (args) => enlarge(args),
  /** The nth pop gives the nth value that was pushed. */
  reference(calls) {
    const pushed = calls.flatMap(([name, value]) => (name === 'push' ? [Number(value)] : []))
    return calls.map(([name], at) => {
      const popsBefore = calls.slice(0, at).filter(([method]) => method === 'pop').length
      return name === 'pop' || name === 'peek' ? pushed[popsBefore]! : null
    })
  },
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: () => true,
      push: (_value) => true,
      pop: () => true,
      peek: () => true,
    }) && calls.every(([name], at) => (name === 'pop' || name === 'peek' ? waitingAt(calls, at) > 0 : true)),
  // A peek that gives a wrong value is often as wrong as a pop.
  smaller: ([calls]) =>
    calls.flatMap((call, at) => (call[0] === 'peek' ? [[calls.with(at, pop)] as const] : [])),
  demoInput: ([[, ...calls]]) => ({ calls: calls.map(([name, ...numbers]) => ({ name, numbers })) }),
  growth: {
    kind: 'All values are pushed before the first leaves: turning the stack over for each pop and back takes n² / 4 moves.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input(size) {
      const half = Math.floor(size / 2)
      return [
        [
          start,
          ...Array.from({ length: half }, (_, value) => push(value)),
          ...Array.from({ length: half }, () => pop),
        ],
      ]
    },
  },
  drive: {
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
  },
}

/** How many values wait before the call at this index. */
function waitingAt(calls: readonly MethodCall[], at: number): number {
  const count = (wanted: string) => calls.slice(0, at).filter(([name]) => name === wanted).length
  return count('push') - count('pop')
}

function push(value: number): MethodCall {
  return ['push', value]
}
