import { countWord } from '#platform/count-words.ts'

const teens = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 'twenty-nine', for a result that stands alone; digits from a hundred. */
export function numberWords(count: number): string {
  if (count <= 10 || count > 99) return countWord(count)
  if (count < 20) return teens[count - 11] ?? ''
  const ten = tens[Math.floor(count / 10) - 2] ?? ''
  return count % 10 === 0 ? ten : `${ten}-${countWord(count % 10)}`
}
