/** What interview sites import before the code. */
export const pythonImports = [
  'import bisect, collections, functools, heapq, itertools, math, operator, random, re, string',
  'from typing import *',
  'from collections import *',
  'from functools import *',
  'from itertools import *',
  'from heapq import *',
  'from bisect import *',
  'from math import ceil, floor, gcd, inf, sqrt',
].join('; ')

/** By a name that code uses; types are left out, because nobody runs code for them. */
const assumable: readonly (readonly [RegExp, string])[] = [
  [/\b(?<!\.)(math|heapq|collections|bisect|itertools|functools|random)\./, 'import $1'],
  [/\b(?<!\.)(Counter|deque|defaultdict|OrderedDict)\(/, 'from collections import $1'],
  [/\b(?<!\.)(heappush|heappop|heapify)\(/, 'from heapq import $1'],
  [/\b(?<!\.)(lru_cache|cache|reduce)\b(?! *=)/, 'from functools import $1'],
  [/\b(?<!\.)(ceil|floor|gcd|sqrt)\(/, 'from math import $1'],
]

/** The first statement that code needs outside of interview sites. */
export function assumedBy(code: string): string | undefined {
  for (const [pattern, statement] of assumable) {
    const [, name = ''] = pattern.exec(code) ?? []
    const isThere = new RegExp(
      `\\b(?:import\\b.*|def |class )\\b${name}\\b|import \\*|^\\s*${name} *=`,
      'm',
    ).test(code)
    if (name && !isThere) return statement.replace('$1', name)
  }
  return undefined
}
