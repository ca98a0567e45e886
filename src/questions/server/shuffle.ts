/** A number that looks like chance, but is always the same for a seed and a question. */
function lotOf(seed: number, id: number): number {
  // The last steps of MurmurHash3 (Appleby): every bit of what goes in changes half of what comes out.
  let lot = Math.imul(seed + 1, 0x9e3779b1) ^ id
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b)
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35)
  return (lot ^ (lot >>> 16)) >>> 0
}

/**
 * Each question draws a lot of its own, so that pages fit together, and the rest keeps its order when one goes or
 * another comes.
 */
export function shuffled<Question extends { readonly id: number }>(
  questions: readonly Question[],
  seed: number,
): readonly Question[] {
  return questions
    .map((question) => ({ question, lot: lotOf(seed, question.id) }))
    .sort((a, b) => a.lot - b.lot || a.question.id - b.question.id)
    .map(({ question }) => question)
}
