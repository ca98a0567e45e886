import { readQuestions } from './read-messages.ts'

export const arrayQuestions = readQuestions(
  'arrays',
  `
how do i know when to use 2 pointers => two-pointers#clues | two-pointers#phrases
what even is the two pointer technique => two-pointers#description
bro how do i know its sliding window => sliding-window#clues | sliding-window#phrases
difference between sliding window n two pointers => rivals:two-pointers/sliding-window | comparison:two-pointers-vs-sliding-window-vs-fast-slow-pointers
why does the slidng window break if there are negative nums => sliding-window#mistake-1 | sliding-window#clues | sliding-window#when-not | comparison:sliding-window-vs-prefix-sums | rivals:sliding-window/prefix-sum
container with most water which side do i move and why => two-pointers#mistake-1
3sum gives me duplicate triplets what am i doing wrong => two-pointers#mistake-2
big O of two pointers? => two-pointers#complexity
sliding window has a while inside a for so isnt that n^2?? => sliding-window#complexity
shrinking the window, if or while? => sliding-window#mistake-2
longest vs shortest window where do i update the answer => sliding-window#mistake-3
show me code for a sliding window => sliding-window#code
gimme some easy problems for two pointers => two-pointers#practice
how to count subarrays with exactly k distinct => sliding-window#variations
prefix sum explain like im 5 => prefix-sum#description | glossary:prefix-total
kadane algo what is it => glossary:kadane | prefix-sum#description | prefix-sum#variations
why do i put 0:1 in the hashmap for subarray sum = k => prefix-sum#mistake-1
my max subarray returns 0 for all negative input => prefix-sum#mistake-2
max product subarray why do i need the min too => prefix-sum#mistake-3
prefx sum vs sliding windw which one => comparison:sliding-window-vs-prefix-sums | rivals:sliding-window/prefix-sum
whats a difference array => glossary:difference-array | prefix-sum#variations
space complexity of prefix sums => prefix-sum#complexity
when shouldnt i use prefix sum => prefix-sum#when-not
two sum: pointers or hashmap => rivals:two-pointers/hash-lookup | comparison:two-pointers-vs-hash-map
my two sum uses the same number twice => hash-lookup#mistake-1
typical bugs w/ hash map lookups => hash-lookup#mistakes
subarray vs substring vs subsequence => glossary:subsequence | glossary:subarray | glossary:substring
what does in place mean exactly => glossary:in-place
merge intervals, sort by start or end? => greedy-intervals#variations | greedy-intervals#mistake-1 | comparison:greedy-intervals-vs-heap-of-ends-vs-search-on-the-answer
how to spot a interval greedy question => greedy-intervals#clues | greedy-intervals#phrases
intervals that only touch, like 1-2 and 2-3, do they overlap or not => greedy-intervals#mistake-2
merged interval got smaller when a big one contained a little one => greedy-intervals#mistake-3
how can i be sure my greedy is correct => greedy-intervals#mistake-4 | glossary:greedy
whats dutch national flag => glossary:partition | sorting#variations
sort colors loop skips an element after swapping with the right side => sorting#mistake-1
how to check a palindrom w two pointers => string-two-pointers#description | string-two-pointers#variations | comparison:palindromes-two-pointers-vs-expansion-vs-dp
even length palindromes not found when expanding => string-two-pointers#mistake-1 | glossary:palindrome
valid palindrome 2 which side to skip => string-two-pointers#mistake-2
string sliding window runtime => string-sliding-window#complexity
longest substring without repeats, my left pointer goes backwards on abba => string-sliding-window#mistake-1
difference between the normal window and the string one => rivals:sliding-window/string-sliding-window
how does xor find the single number => glossary:xor | digit-and-bit-parsing#variations
overflow when reversing an integer, how to check before => digit-and-bit-parsing#mistake-2
adding two number strings and my final carry is missing => digit-and-bit-parsing#mistake-1
`,
)
