import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Suggest words while someone is typing': [1268],
    'Look up words with wildcard characters': [211],
    'Replace words by their shortest known root': [648],
    'Search a board of characters for many words at once': [212],
    'Find the two numbers with the largest XOR': [421],
  },
  keyPhrases: {
    'starts with the prefix': [677],
    'as each character is typed': [],
    'maximum result of nums[i] XOR nums[j]': [421],
    'a list of words': [],
  },
  variations: {
    'End mark': [208, 648, 472],
    'Wildcard walk': [211],
    'Binary trie': [421],
    'Counters at nodes': [677],
    'Trie with a board': [212],
    'Shared endings': [],
  },
  costs: {
    '14': ['O(total characters)', 'O(1)'],
    '208': ['O(L) per operation', 'O(total characters)'],
    '211': ['O(number of nodes)', 'O(total characters)'],
    '212': ['O(R · C · 3^L)', 'O(total characters)'],
    '421': ['O(L) per operation', 'O(total characters)'],
    '472': ['O(L²) per word', 'O(total characters)'],
    '648': ['O(L) per operation', 'O(total characters)'],
    '677': ['O(L) per operation', 'O(total characters)'],
    '1268': ['O(total characters · log n)', 'O(total characters)'],
  },
} satisfies PracticeFit
