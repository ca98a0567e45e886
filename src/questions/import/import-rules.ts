const maxTextLength = 5_000_000
/** A character takes up to four bytes, so a larger file has too many and need not be read. */
export const maxFileBytes = 4 * maxTextLength
export const tooLarge = `The file is larger than ${maxTextLength / 1_000_000} MB.`

/** Files of a folder that an import reads. Spreadsheets are among them to be refused with a reason. */
export function isListFile(path: string): boolean {
  return /\.(?:csv|tsv|xlsx?|ods)$/i.test(path)
}

/** Why a file cannot be a company list, found before it is parsed. */
export function problemWithText(text: string): string | undefined {
  if (text.length > maxTextLength) return tooLarge
  if (text.includes('\0')) return 'This is not a text file.'
  if (/^\uFEFF?\s*<(?:!doctype|!--|html|head|body|table|\?xml)/i.test(text.slice(0, 1000)))
    return 'This is a web page, not a CSV file. Download the file itself; on GitHub, use “Download raw file”.'
  return undefined
}
