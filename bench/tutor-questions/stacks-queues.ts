import { readQuestions } from './read-messages.ts'

export const stackQuestions = readQuestions(
  'stacks-queues',
  `
stack vs queue => rivals:stack-operations/queue-operations | comparison:stack-vs-queue-vs-monotonic-stack | glossary:lifo-fifo
when should i use a stack => stack-operations#clues | stack-operations#phrases
what is a stack => stack-operations#description | glossary:lifo-fifo
lifo fifo ??? => glossary:lifo-fifo
valid parentheses says true for (( => stack-operations#mistake-1
closing bracket first crashes my code => stack-operations#mistake-2
rpn minus gives wrong sign => stack-operations#mistake-3
asteroid collision only one explodes => stack-operations#mistake-4
min stack how do i get min in O(1) => stack-operations#variations
decode string what do i push => stack-operations#variations
stack push pop cost => stack-operations#complexity
only one type of bracket do i need a stack => stack-operations#when-not
more stack problems => stack-operations#practice
simple stack code => stack-operations#code
stack or monotonic stack => rivals:stack-operations/monotonic-stack | comparison:stack-vs-queue-vs-monotonic-stack
what is a queue used for => queue-operations#scenarios | queue-operations#description | queue-operations#clues
how do i recognise queue problems => queue-operations#clues | queue-operations#phrases
deque = ? => glossary:deque
circular queue full or empty same indices => queue-operations#mistake-1
list.pop(0) is slow => queue-operations#mistake-2
ring bufer => glossary:circular-buffer | queue-operations#variations
queue w 2 stacks order gets messed up => queue-operations#mistake-4
queue with two stacks is that amortized O(1) => queue-operations#complexity | glossary:amortized
what does amortised mean => glossary:amortized
sliding window maximum store idx or value in the deque => queue-operations#mistake-3
when not to use a queue => queue-operations#when-not
monotonic stack wtf is that => monotonic-stack#description
how do i spot monotonic stack => monotonic-stack#clues | monotonic-stack#phrases
increasing or decreasing stack for next greater => monotonic-stack#mistake-4 | monotonic-stack#variations
why is monotonic stack O(n) with the inner while => monotonic-stack#complexity
elements left on the stack at the end => monotonic-stack#mistake-2 | stack-operations#mistake-1
sum of subarray mins double counts equal values => monotonic-stack#mistake-1
daily temperatures i pushed values cant compute days => monotonic-stack#mistake-3
next greater circular array => monotonic-stack#variations
monotonic stack template java or python => monotonic-stack#code
monotonic queue vs monotonic stack => rivals:queue-operations/monotonic-stack
what is a sentinel => glossary:sentinel
monotone meaning => glossary:monotonic
priority queue vs normal queue when => heap-priority-queue#clues | queue-operations#clues | queue-operations#when-not
what breaks when i change a value inside a heap => heap-priority-queue#mistake-2
heap is what exactly => heap-priority-queue#description | glossary:heap
level order queue size changes while looping => level-order-traversal#mistake-1
practice for monotonic stacks => monotonic-stack#practice
`,
)
