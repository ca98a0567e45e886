export const codeLength = 6

/** What a person typed or pasted, as digits of a code: '123 456', '123-456' and full-width digits are fine. */
export function cleanCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength)
}

export function isWholeCode(code: string): boolean {
  return code.length === codeLength
}
