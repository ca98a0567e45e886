import { readQuestions } from './read-messages.ts'

export const linkedListQuestions = readQuestions(
  'linked-lists',
  `
why do ppl use a dummy node => glossary:dummy-node | linked-list-manipulation#variations | linked-list-manipulation#description
what is linkd list manipulation => linked-list-manipulation#description
how can i tell its just plain list manipulation => linked-list-manipulation#clues | linked-list-manipulation#phrases
i overwrite next and half my list is gone => linked-list-manipulation#mistake-1
removing elements leaves one behind when two in a row match => linked-list-manipulation#mistake-2
printing the list loops forever after i join the two parts => linked-list-manipulation#mistake-3
why return dummy.next and not head => linked-list-manipulation#mistake-4
delete a node without having the previous one?? => linked-list-manipulation#variations
copy list with random pointer w/o hashmap trick => linked-list-manipulation#variations
time to insert something into a linked list => linked-list-manipulation#complexity
when is a linked list the wrong choice => linked-list-manipulation#when-not
template for linked list manipulation pls => linked-list-manipulation#code
practise problems for list manipulation => linked-list-manipulation#practice
fast n slow pointer what is that => linked-list-two-pointers#description | glossary:floyd
when should i think of tortoise and hare => linked-list-two-pointers#clues | linked-list-two-pointers#phrases
null pointer exception at fast.next.next => linked-list-two-pointers#mistake-1
which middle do i get if the length is even => linked-list-two-pointers#mistake-2
how to find where the cycle starts => linked-list-two-pointers#variations | linked-list-two-pointers#mistake-4
why reset one pointer to head after they met => linked-list-two-pointers#variations | linked-list-two-pointers#mistake-4
intersection of 2 lists, compare val or node => linked-list-two-pointers#mistake-3
find nth from the end in one go how => linked-list-two-pointers#variations | linked-list-two-pointers#description
big o of floyds algo => linked-list-two-pointers#complexity
fast slow pointers vs reversing, which => rivals:linked-list-two-pointers/linked-list-reversal | comparison:linked-list-techniques
code for fast + slow => linked-list-two-pointers#code
common mistakes w/ fast and slow => linked-list-two-pointers#mistakes
what is list reversal => linked-list-reversal#description
how do i reverse a linked list iterativly => linked-list-reversal#description | linked-list-reversal#code | linked-list-reversal#variations
reversing with recursion or with a loop, how much memory? => linked-list-reversal#complexity
after reversing i only get one node back => linked-list-reversal#mistake-1
reverse between left and right, the rest of the list vanished => linked-list-reversal#mistake-2
reverse k group: what about the leftover nodes => linked-list-reversal#mistake-3
when not to reverse a list => linked-list-reversal#when-not
which problems train reversing => linked-list-reversal#practice
lru cache what is it => glossary:lru
why does lru need a map AND a list => linked-list-design#description | linked-list-design#complexity | glossary:lru
my lru evicts a key i just updated => linked-list-design#mistake-3
map has more entries than my list lol => linked-list-design#mistake-2
how do i recognize these design a cache questions => linked-list-design#clues | linked-list-design#phrases
what is a skiplist roughly => linked-list-design#variations
doubly linked list why 2 pointers per node => glossary:doubly-linked-list
overview of all list techniques compared => comparison:linked-list-techniques
is O(1) really true for get and put => linked-list-design#complexity
`,
)
