export type CodeLanguage = 'python' | 'typescript' | 'java' | 'cpp'

type TokenKind = 'plain' | 'keyword' | 'string' | 'number' | 'call' | 'comment'

interface Token {
  readonly kind: TokenKind
  readonly text: string
}

const keywords: Readonly<Record<CodeLanguage, ReadonlySet<string>>> = {
  python: words(
    'and as assert break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield',
  ),
  typescript: words(
    'break case class const continue default else export extends false for function if import in interface let new null of return static switch this throw true type typeof undefined void while',
  ),
  java: words(
    'break case char class continue default double else extends false final for if implements import int long new null private public return static switch this throw true void while boolean',
  ),
  cpp: words(
    'auto bool break case char class const continue default delete double else false for if include int long namespace new nullptr private public return size_t static struct switch template this throw true typename unsigned using void while',
  ),
}

const otherThanComment = String.raw`(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|${'`'}[^${'`'}]*${'`'})|(?<number>\b\d[\w.]*)|(?<word>[A-Za-z_]\w*)`
const pythonTokens = new RegExp(`(?<comment>#.*)|${otherThanComment}`, 'g')
const otherTokens = new RegExp(`(?<comment>//.*)|${otherThanComment}`, 'g')

/** Splits one line of a short code example into tokens. Not a parser: it knows keywords, numbers, strings and comments. */
export function highlightLine(line: string, language: CodeLanguage): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of line.matchAll(language === 'python' ? pythonTokens : otherTokens)) {
    const [text] = match
    if (match.index > end) tokens.push({ kind: 'plain', text: line.slice(end, match.index) })
    end = match.index + text.length
    const isCalled = line[end] === '('
    tokens.push({ kind: kindOf(match.groups ?? {}, text, isCalled, language), text })
  }
  if (end < line.length) tokens.push({ kind: 'plain', text: line.slice(end) })
  return tokens
}

function kindOf(
  groups: Readonly<Record<string, string | undefined>>,
  text: string,
  isCalled: boolean,
  language: CodeLanguage,
): TokenKind {
  if (groups.comment !== undefined) return 'comment'
  if (groups.string !== undefined) return 'string'
  if (groups.number !== undefined) return 'number'
  if (keywords[language].has(text)) return 'keyword'
  return isCalled ? 'call' : 'plain'
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
