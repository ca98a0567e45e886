import { letOthersRun } from './let-others-run.ts'

/** Of the pieces that are put together before they are encoded, in characters. */
const pieceLength = 64 * 1024
/** Levels that are taken apart: the document, its lists, and the lists in their items. */
const deepest = 4

/**
 * JSON as UTF-8, written in slices: an export of years has 60 MB, with which JSON.stringify would hold the event loop
 * for a second.
 */
export async function encodeJson(value: unknown): Promise<Buffer> {
  const pieces: Buffer[] = []
  let text = ''
  for (const part of partsOf(value, deepest)) {
    text += part
    if (text.length < pieceLength) continue
    pieces.push(Buffer.from(text))
    text = ''
    await letOthersRun()
  }
  return Buffer.concat([...pieces, Buffer.from(text)])
}

function* partsOf(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  const isList = Array.isArray(value)
  const entries = isList ? value.entries() : Object.entries(value).filter(([, item]) => item !== undefined)
  let separator = ''
  yield isList ? '[' : '{'
  for (const [key, item] of entries) {
    yield isList ? separator : `${separator}${JSON.stringify(key)}:`
    yield* partsOf(item, depth - 1)
    separator = ','
  }
  yield isList ? ']' : '}'
}
