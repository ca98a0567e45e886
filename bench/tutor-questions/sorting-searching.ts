import { readQuestions } from './read-messages.ts'

export const sortingQuestions = readQuestions(
  'sorting-searching',
  `
what is binary search => basic-binary-search#description
when can i use binary serach => basic-binary-search#clues | basic-binary-search#phrases
my binary search never ends => basic-binary-search#mistake-1
left <= right or left < right, idk => basic-binary-search#mistake-2 | comparison:four-kinds-of-binary-search
why low + (high-low)/2 => basic-binary-search#mistake-3
time of binary search => basic-binary-search#complexity
binary search code pls => basic-binary-search#code
bin search on unsorted data? => basic-binary-search#when-not
sqrt without math lib, thats binary search? which other ones to practise => basic-binary-search#practice | basic-binary-search#scenarios
all the binary search types compared => comparison:four-kinds-of-binary-search
first and last position duplicates how do i recognise this kind of search => range-search#clues | range-search#phrases
lower bound vs uper bound => glossary:lower-bound | range-search#variations
search range returns some middle occurence => range-search#mistake-1
lower bound gives index n => range-search#mistake-2
i find a match then walk left, is that ok => range-search#mistake-3
boundary search vs normal one => rivals:basic-binary-search/range-search | comparison:four-kinds-of-binary-search
right = mid - 1 skips the solution => range-search#mistake-4
boundary search runtime => range-search#complexity
rotated array how to search => rotated-array-search#description | rotated-array-search#variations | rotated-array-search#code | rotated-array-search#clues
rotated arrays and duplicates still log n? => rotated-array-search#mistake-3 | rotated-array-search#complexity | rotated-array-search#variations
find min in rotated array compare with left or right => rotated-array-search#mistake-1 | rotated-array-search#variations
when is it rotated array search => rotated-array-search#clues | rotated-array-search#phrases
peak element why does uphill work => rotated-array-search#variations
what does binary search on the answer mean => binary-search-on-answer#description
koko bananas how was i supposed to see binary search => binary-search-on-answer#clues | binary-search-on-answer#phrases
ceil or floor for hours per pile => binary-search-on-answer#mistake-4
what lower limit do i start with in ship capacity => binary-search-on-answer#mistake-2
maximize minimum loops forever low = mid => binary-search-on-answer#mistake-3
what does feasible mean => glossary:feasibility
n log what for koko => binary-search-on-answer#complexity
search on answer vs greedy => rivals:greedy-intervals/binary-search-on-answer | comparison:greedy-intervals-vs-heap-of-ends-vs-search-on-the-answer
similar problems to koko => binary-search-on-answer#practice
stable sort?? => glossary:stable-sort
comparator gives random order each run => sorting#mistake-4 | glossary:comparator
js sorts 10 before 9 wtf => sorting#mistake-3
how fast is merge sort and how much mem => sorting#complexity
sort or heap for top k => rivals:sorting/heap-priority-queue | comparison:sorting-vs-heap-vs-search-tree
cyclic sort infinite loop with duplicates => sorting#mistake-2
what is a pivot => glossary:pivot
when does sorting not help => sorting#when-not
meeting rooms: greedy or heap => rivals:greedy-intervals/heap-priority-queue | comparison:greedy-intervals-vs-heap-of-ends-vs-search-on-the-answer
where do people mess up with intervals => greedy-intervals#mistakes
kth smallest: when heap instead of sorting => heap-priority-queue#clues | rivals:sorting/heap-priority-queue | comparison:sorting-vs-heap-vs-search-tree
`,
)
