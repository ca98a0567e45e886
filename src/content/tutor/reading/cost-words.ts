/** Asks or says what something costs, and not what a cost means. */
export const isOfCost = (text: string) =>
  /\bo ?\(|\bcomplexity\b|\b(?:quadratic|exponential)\b|\b(?:space|memory)\b.*\?/i.test(text) &&
  !/\b(?:means?|meaning|same as|faster|slower|better|worse|counts?|my code|in general|notation|big.?o)\b|\bwhat(?:.?s| is| does| are) (?:an? )?(?:o ?\(|quadratic|linear|(?:space|time) complexity\W*$)|n ?\(n/i.test(
    text,
  )

/** Answers that say what a cost means. */
export const definesCost =
  /^(?:what (?:does|is|are)\b.*(?:\bmean|O\(|complexity)|which complexities|how do i find the (?:cost|complexity)|what is the space of a)/i
