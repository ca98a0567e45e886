const symbols = '0123456789abcdef'

// For num >= 0 and a base from 2 to 16.
function toBase(num: number, base: number): string {
  if (num === 0) return '0' // The loop would write no digit at all.
  const digits: string[] = []
  while (num > 0) {
    digits.push(symbols[num % base])
    num = Math.floor(num / base)
  }
  return digits.reverse().join('')
}

// Every digit is lowercase and less than the base.
function fromBase(digits: string, base: number): number {
  let value = 0
  for (const digit of digits) {
    // Earlier digits become worth base times as much.
    value = value * base + symbols.indexOf(digit)
  }
  return value
}
