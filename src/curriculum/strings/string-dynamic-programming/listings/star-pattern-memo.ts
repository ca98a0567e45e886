// A dot is any character; x* is any number of x.
// Each star follows a character that is no star.
// The recursion has a level per character of both: a few
// thousand levels at most.
function matchesWithMemo(
  text: string,
  pattern: string,
): boolean {
  const memo = new Map<string, boolean>()

  // Whether text from i on fits pattern from j on.
  function fits(i: number, j: number): boolean {
    if (j === pattern.length) return i === text.length
    const pair = `${i},${j}`
    const known = memo.get(pair)
    if (known !== undefined) return known
    const isSame = pattern[j] === '.' || pattern[j] === text[i]
    const one = i < text.length && isSame
    // Before a star: match nothing, or take one more and stay.
    const result =
      pattern[j + 1] === '*'
        ? fits(i, j + 2) || (one && fits(i + 1, j))
        : one && fits(i + 1, j + 1)
    memo.set(pair, result)
    return result
  }

  // Pairs that no attempt reaches are never solved.
  return fits(0, 0)
}
