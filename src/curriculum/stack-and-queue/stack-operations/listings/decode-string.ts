// 3[a2[b]] becomes abbabbabb.
// Each [ follows a number and has its ].
function decode(text: string): string {
  // What was read before each open bracket.
  const outer: { before: string; times: number }[] = []
  let current = ''
  let count = 0
  for (const character of text) {
    if (/[0-9]/.test(character)) {
      count = count * 10 + Number(character)
    } else if (character === '[') {
      outer.push({ before: current, times: count })
      current = ''
      count = 0
    } else if (character === ']') {
      const { before, times } = outer.pop()!
      current = before + current.repeat(times)
    } else {
      current += character
    }
  }
  return current
}
