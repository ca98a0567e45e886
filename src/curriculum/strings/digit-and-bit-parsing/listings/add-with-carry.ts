// Each number has at least one digit.
function addStrings(a: string, b: string): string {
  const digits: number[] = []
  let i = a.length - 1
  let j = b.length - 1
  let carry = 0
  // The carry is part of the condition: 99 + 1 needs it.
  while (i >= 0 || j >= 0 || carry > 0) {
    let total = carry
    if (i >= 0) total += Number(a[i--])
    if (j >= 0) total += Number(b[j--])
    digits.push(total % 10)
    carry = Math.floor(total / 10)
  }
  // The last digit was found first.
  return digits.reverse().join('')
}
