// All characters are brackets.
function isBalanced(text: string): boolean {
  const closing = new Map([['(', ')'], ['[', ']'], ['{', '}']])
  const expected: string[] = []
  for (const character of text) {
    const partner = closing.get(character)
    if (partner) expected.push(partner)
    // On an empty stack, pop gives undefined, which matches nothing.
    else if (expected.pop() !== character) return false
  }
  // Whatever is still expected was never closed.
  return expected.length === 0
}
