import { readQuestions } from './read-messages.ts'

export const hashTableQuestions = readQuestions(
  'hash-tables',
  `
what is a hashmap => glossary:hash-table
when do i reach for a hash map => hash-lookup#clues | hash-lookup#phrases
explain hash lookup patern => hash-lookup#description
is hash lookup realy O(1) => hash-lookup#complexity | glossary:hash-table | glossary:worst-case
what if two keys collide => glossary:collision
load factor meaning => glossary:load-factor
two sum finds itself => hash-lookup#mistake-1
longest consecutive sequence TLE => hash-lookup#mistake-2
use list as dict key => hash-lookup#mistake-4
floats as keys for slope => hash-lookup#mistake-3
hash map lookup code snippet => hash-lookup#code
hash map or two pointers => comparison:two-pointers-vs-hash-map | rivals:two-pointers/hash-lookup
when is hashing a bad idea => hash-lookup#when-not
insert delete getrandom in constant time, which trick => hash-lookup#variations | hash-lookup#scenarios
more problems w hash maps => hash-lookup#practice
hash lookup vs frequency count => rivals:hash-lookup/frequency-counting
whats the complement thing => glossary:complement
how to group anagrams what key => frequency-counting#variations
what is frequency counting => frequency-counting#description | glossary:frequency-map
how do i recognise an anagram problem => frequency-counting#clues | frequency-counting#phrases
isomorphic strings one map isnt enough? => frequency-counting#mistake-1
why not just compare sets of letters => frequency-counting#mistake-2
int[26] breaks with uppercase => frequency-counting#mistake-3
counts joined as key collide, 1 11 vs 11 1 => frequency-counting#mistake-4
anagram check cost => frequency-counting#complexity
count letters template => frequency-counting#code
sort by freq without sorting => frequency-counting#variations
when not to count => frequency-counting#when-not
window of counts or plain counting => rivals:string-sliding-window/frequency-counting | comparison:frequency-counting-vs-window-of-counts-vs-bit-tricks
find all anagrams in a string, how do i see its a window => string-sliding-window#clues | string-sliding-window#phrases
min window substring accepts only one a although it needs two => string-sliding-window#mistake-2
len(map) too big after shrinking => string-sliding-window#mistake-4
comparing both maps every step slow => string-sliding-window#mistake-3
subarray sum equals k why hash map => prefix-sum#variations | prefix-sum#description
divisible by k remainders => prefix-sum#variations | glossary:modulo
prefix sum map miss subarrays starting at index 0 => prefix-sum#mistake-1
prefix sums or just hash lookup => rivals:prefix-sum/hash-lookup
build own hashmap w/ buckets => linked-list-design#variations
whats an anagram => glossary:anagram | frequency-counting#description
lru with ordered map, what breaks most often => linked-list-design#mistakes
lfu: how to keep lists by count => linked-list-design#variations
`,
)
