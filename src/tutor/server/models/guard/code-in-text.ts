const strongSigns = [
  /[;{}]\s*$/,
  /^\s*(?:def|fn|func|function|class|return|while|for|if|elif|else|switch|case|const|let|var|int|auto|public|private|static|void|import|from|vector|yield)\b.*[\w)\]:;{]\s*$/,
  /[\w\])]\s*(?:[-+*/%&|^]|<<|>>|:|\/\/)?=(?!=)\s*\S/,
  /=>|->|[=!]=|&&|\|\||\+\+|--\s*[;)]|<<|>>/,
  /[\w\])]\[[^\]]+\]/,
  /\w\.\w+\(|^\s*\w+\([^)]*\)\s*[:{]?\s*$/,
  // Something packed, such as base64.
  /[A-Za-z0-9+/]{40}/,
]
const listMark = /^\s*(?:[-*>|]|\d+[.):]|L?\d+:)\s+/

/** Whether a line outside a fence may be code. To be wrong costs a moment of holding it back, so it is soon said. */
export function looksLikeCode(line: string): boolean {
  const bare = line.replace(listMark, '').replace(/`[^`]*`/g, 's')
  return strongSigns.some((sign) => sign.test(bare)) || /^(?: {2}|\t)\s*\S/.test(line)
}

const proseBegins = /^(?:[-*>] |\d+[.)] )?["'(]?\p{L}+[ ,'’]/u
const codeBegins =
  /^\s*(?:def|fn|func|function|class|return|while|for|if|elif|else|const|let|var|int|auto|public|void|import)\b/
const signOfCode = /[=;{}[\]<>|&`]|[\w+/]{30}/
const sentence = /^[\s\S]*?[.!?]["')]?\s/

/** Whether a line that is still being written cannot turn out to be code from its start. */
export function beginsAsProse(line: string): boolean {
  return proseBegins.test(line) && !codeBegins.test(line.replace(listMark, ''))
}

/** How much of the text comes before the first sign that code could begin. */
export function lengthWithoutSign(text: string): number {
  const sign = text.search(signOfCode)
  return sign < 0 ? text.length : sign
}

/** Length of the whole sentence at the begin of the text; 0 when it has not ended or a code span in it is open. */
export function lengthOfSentence(text: string): number {
  const found = sentence.exec(text)?.[0] ?? ''
  return found.split('`').length % 2 === 0 ? 0 : found.length
}

/** The code spans of a line of prose. */
export function codeSpans(line: string): string {
  return [...line.matchAll(/`([^`]+)`/g)].map(([, span]) => span).join('\n')
}

const packed = /[A-Za-z0-9+/_-]{24,}={0,2}/g

/** Code as it would read to whoever unpacks it: invisible characters gone, list marks gone, base64 opened. */
export function unpacked(code: string): string {
  const visible = code.replace(/\p{Cf}/gu, '').normalize('NFKC')
  const lines = visible.split('\n').map((line) => line.replace(listMark, ''))
  return lines.join('\n').replace(/(?:[A-Za-z0-9+/_-]{24,}={0,2}\s*)+/g, (run) => {
    const text = Buffer.from([...run.matchAll(packed)].join(''), 'base64').toString('utf8')
    return /^[\t\n\r\x20-\x7e]+$/.test(text) ? `${run}\n${text}\n` : run
  })
}

/** All code of a finished text: fenced, by its look, and in spans. */
export function codeOf(text: string): string {
  let isFenced = false
  const code: string[] = []
  for (const line of text.split('\n')) {
    if (isFence(line)) isFenced = !isFenced
    else if (isFenced || looksLikeCode(line)) code.push(line)
    else code.push(codeSpans(line))
  }
  return unpacked(code.filter((line) => line.trim() !== '').join('\n'))
}

export function isFence(line: string): boolean {
  return /^\s*(?:`{3,}|~{3,})/.test(line)
}
