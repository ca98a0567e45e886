const otherFiles: readonly (readonly [start: readonly number[], problem: string])[] = [
  // "PK": .xlsx and .ods are zip files. The second is .xls.
  [[0x50, 0x4b, 3, 4], 'This is a spreadsheet or a zip file, not a CSV file. Open it and save it as CSV.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is a spreadsheet, not a CSV file. Open it and save it as CSV.'],
  [[0x1f, 0x8b], 'This file is compressed. Unpack it first.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF file, not a CSV file.'],
]

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

export type DecodedList = { readonly text: string } | { readonly problem: string }

/** The text of a file, in whichever encoding a spreadsheet saved it, or why it has none. */
export function decodeList(bytes: Uint8Array): DecodedList {
  const startsWith = (start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)
  const other = otherFiles.find(([start]) => startsWith(start))
  if (other) return { problem: other[1] }
  const encoding = marks.find(([mark]) => startsWith(mark))?.[1] ?? utf16WithoutMark(bytes)
  if (encoding !== undefined && encoding !== 'utf-8') return { text: new TextDecoder(encoding).decode(bytes) }
  const text = new TextDecoder().decode(bytes)
  const unreadable = count(text, /\uFFFD/g)
  // In a file of Windows most characters beyond ASCII are no UTF-8. Where most are, single lines are damaged.
  if (unreadable === 0 || unreadable <= count(text, /[^\0-\x7F\uFFFD]/gu)) return { text }
  return { text: new TextDecoder('windows-1252').decode(bytes) }
}

/** Letters of problem titles have a zero byte in UTF-16, always on the same side. */
function utf16WithoutMark(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((side) => start.filter((byte, index) => byte === 0 && index % 2 === side).length)
  const [first = 0, second = 0] = zeros
  if (Math.max(first, second) < start.length / 4) return undefined
  return first > second ? 'utf-16be' : 'utf-16le'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
