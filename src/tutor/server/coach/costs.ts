const costNames: readonly (readonly [RegExp, string])[] = [
  [/\bconstant\b/, 'o(1)'],
  [/\blog(arithmic)?( time| n)?\b/, 'o(logn)'],
  [/\bn log n\b|\blinearithmic\b/, 'o(nlogn)'],
  [/\blinear\b/, 'o(n)'],
  [/\bquadratic\b|\bn squared\b/, 'o(n²)'],
]

/** Costs named in a text, in a common spelling: `O(n * log n)` and `n log n` are the same. */
export function costsIn(text: string): string[] {
  const plain = text.toLowerCase().replace(/\^2/g, '²')
  const written = plain.match(/o\((?:[^()]|\([^()]*\))*\)/g) ?? []
  return [...written.map(costOf), ...costNames.filter(([sign]) => sign.test(plain)).map(([, cost]) => cost)]
}

/** `o(nlogn)` for `O(n · log n)`: one spelling for each cost. */
export function costOf(text: string): string {
  const cost = /o\((?:[^()]|\([^()]*\))*\)/.exec(text.toLowerCase())?.[0] ?? text.toLowerCase()
  return cost
    .replace(/log2?\((\w+)\)/g, 'log$1')
    .replace(/\^2/g, '²')
    .replace(/[\s·*]/g, '')
}

/** Equal costs of time and memory must be named twice, or be said to be the same. */
export function namesMemory(answer: string, time: string, space: string): boolean {
  const costs = costsIn(answer).filter((cost) => cost === costOf(space))
  if (costOf(time) !== costOf(space)) return costs.length > 0
  return costs.length > 1 || (costs.length > 0 && /\b(both|also|same|too|and (memory|space))\b/i.test(answer))
}
