const longestText = 5_000_000

/** Why a file is not worth reading, before anything is read. */
export function faultOfText(text: string): string | undefined {
  if (text.length > longestText) return 'The file is larger than 5 MB.'
  if (text.includes('\0')) return 'This is not a text file.'
  return undefined
}
