export const codeLength = 6

/** The digits of what was typed or pasted: '123 456', '123-456' and full-width digits work. */
export function cleanCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength)
}

export function isWholeCode(code: string): boolean {
  return code.length === codeLength
}
