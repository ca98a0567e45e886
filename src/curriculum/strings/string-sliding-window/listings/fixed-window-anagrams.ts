// word has at least one character.
function anagramStarts(text: string, word: string): number[] {
  // How often each character is missing from the window;
  // a surplus is negative, and a zero is deleted.
  const difference = new Map<string, number>()
  for (const character of word) change(difference, character, 1)
  const starts: number[] = []
  for (let right = 0; right < text.length; right++) {
    change(difference, text[right], -1)
    const leaving = right - word.length
    if (leaving >= 0) change(difference, text[leaving], 1)
    if (difference.size === 0) starts.push(leaving + 1)
  }
  return starts
}

function change(
  difference: Map<string, number>,
  character: string,
  amount: number,
) {
  const count = (difference.get(character) ?? 0) + amount
  if (count === 0) difference.delete(character)
  else difference.set(character, count)
}
