/** What changes between the three kinds of questions. A test computes each number in these texts. */

export const kinds: readonly { readonly what: string; readonly cells: readonly [string, string, string] }[] =
  [
    { what: 'It asks', cells: ['how many', 'least or most', 'yes or no'] },
    { what: 'Combine choices by', cells: ['`+`', '`min` or `max`', '`or`'] },
    { what: 'Empty problem', cells: ['1', '0', '`true`'] },
    { what: 'Impossible', cells: ['0', 'infinity, for `max` minus infinity', '`false`'] },
    { what: 'Coins 1, 3, 4 for 6', cells: ['4 or 9', '2', '`true`'] },
  ]

export const kindsInWords: readonly { readonly lead: string; readonly text: string }[] = [
  {
    lead: 'Why is the empty problem 1 when you count?',
    text: 'There is exactly one way to do nothing, and every other count grows from it. If it is 0, every sum is 0.',
  },
  {
    lead: 'Does order matter?',
    text: '4 + 1 + 1 and 1 + 4 + 1 are the same combination, but two sequences. With coins in the outer loop and amounts in the inner one, you count 4 combinations. With amounts outside, you count 9 sequences. For the fewest coins, both give 2.',
  },
  {
    lead: 'Exactly, or at most?',
    text: 'If the problem allows less than the limit, start every cell with the value of the empty problem. If the sum must be exact, only cell 0 starts with it, and all others start as impossible.',
  },
  {
    lead: 'Could something be counted twice?',
    text: 'When you count, each solution must come from exactly one sequence of choices. For a best value or a yes, seeing a solution twice does no harm.',
  },
]
