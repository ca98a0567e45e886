// removals is from 0 to the number of digits.
function smallestNumber(digits: string, removals: number): string {
  const kept: string[] = []
  for (const digit of digits) {
    // A smaller digit in an earlier position always wins.
    while (removals > 0 && kept.length > 0 && kept.at(-1)! > digit) {
      kept.pop()
      removals--
    }
    kept.push(digit)
  }
  // If removals are left, the digits never decrease: cut the end.
  const rest = kept.slice(0, kept.length - removals).join('')
  return rest.replace(/^0+/, '') || '0'
}
