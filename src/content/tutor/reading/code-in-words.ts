/** A line of a listing in words. */
export interface ReadLine {
  /** Index of the line. */
  readonly at: number
  readonly code: string
  readonly says: string
}

const isComment = (line: string) => /^\s*(?:#|\/\/|\/?\*|""")/.test(line)

const inWords: readonly (readonly [RegExp, string])[] = [
  [/\(int\) ?/g, ''],
  [/(?<![\w'"])not ([\w.]+)(?![\w.([]| in\b)/g, '$1 is empty or null'],
  [/ ?(?:&&) ?/g, ' and '],
  [/ ?(?:\|\|) ?/g, ' or '],
  [/(?:!|\bnot )([\w.[\]]+)\.(?:empty|isEmpty)\(\)/g, '$1 is not empty'],
  [/([\w.[\]]+)\.(?:empty|isEmpty)\(\)/g, '$1 is empty'],
  [/([\w.]+)\.(?:length|size\(\)|size) (?:===|==) 0/g, '$1 is empty'],
  [/([\w.]+)\.(?:length|size\(\)|size) (?:>|!==|!=) 0/g, '$1 is not empty'],
  [/ (?:===|==) /g, ' equals '],
  [/ (?:!==|!=) /g, ' differs from '],
  [/ is None\b/g, ' is missing'],
  [/ differs from (?:null|nullptr)\b/g, ' exists'],
  [/ equals (?:null|nullptr)\b/g, ' is missing'],
  [/ <= /g, ' is at most '],
  [/ >= /g, ' is at least '],
  [/ < /g, ' is less than '],
  [/ > /g, ' is greater than '],
  [/(?<!\b(?:is|is not)) in /g, ' is in '],
  [/(?<![\w)])!(?=\w)/g, 'not '],
]

/** `lo < hi && !seen[x]` as `lo is less than hi and not seen[x]`. */
function readCondition(code: string): string {
  const parts = code.trim().split(/ and | or |&&|\|\|/)
  const [, no, only] = /^(not |!)?([\w.]+(?:\[[^\]]*\])*)$/.exec(parts.length === 1 ? code.trim() : '') ?? []
  if (only) return `\`${only}\` is ${no ? 'empty, null or false' : 'neither empty, null nor false'}`
  const test = code.trim().replace(/\([^()]*$/, (open) => `${open})`)
  const text = inWords.reduce((said, [expression, words]) => said.replace(expression, words), test)
  return text === test ? `\`${text}\` is true` : text
}

const name = String.raw`([\w.]+(?:\[[^=]*?\])?(?:\.\w+|->\w+)*)`
const declared = String.raw`(?:(?:const|let|var|final|auto&?|int|long|bool|boolean|char|double|string|String|[A-Z]\w*(?:<.*?>)?\*?|(?:vector|unordered_\w+|map|set|stack|queue|deque|priority_queue)<.*?>|\w+\[\](?:\[\])?)[ &*]+)*`
const empty = /^(?:\[\]|\{\}|""|''|set\(\)|deque\(\)|new \w+(?:<.*>)?\(\))$/

type Reading = readonly [RegExp, (...parts: readonly string[]) => string]

/** The first that fits says what a line does, in any of the four languages. */
const readings: readonly Reading[] = [
  [/^(?:class|struct) (\w+)/, (type) => `the class \`${type}\` begins: its methods share what it stores.`],
  [/^def (?:__init__)\((.*)\).*:$/, () => 'the constructor: it sets up what the object stores.'],
  [
    /^(?:async )?(?:def|(?:export )?function) (\w+)\((?:self(?:, )?)?(.*?)\)?(?:: .*|:)?(?: \{)?$/,
    (own, parameters) => head(own, parameters),
  ],
  [
    /^(?:else if|elif|\} else if) \(?(.*?)\)?(?::| \{)?$/,
    (test) => `otherwise, checks whether ${readCondition(test)}.`,
  ],
  [
    /^if \(?(.*?)\)?(?::| \{)?$/,
    (test) => `checks whether ${readCondition(test)}. Only then the block below runs.`,
  ],
  [/^(?:\} )?else(?::| \{)?$/, () => 'otherwise, the block below runs.'],
  [/^else (.*[^{:])$/, (rest) => `otherwise, ${readStatement(rest) ?? `runs \`${rest}\`.`}`],
  [/^@cache$/, () => 'the results of this function are stored by their arguments, so each is computed once.'],
  [
    /^(?:nonlocal|global) (.*)$/,
    (what) => `the \`${what}\` of the function around this one is changed below.`,
  ],
  [/^del (.*)$/, (what) => `removes \`${what}\`.`],
  [/^while (?:True|\(true\))(?::| \{)?$/, () => 'repeats until a `return` or `break` ends the loop.'],
  [/^while \(?(.*?)\)?(?::| \{)?$/, (test) => `repeats as long as ${readCondition(test)}.`],
  [
    /^for (\S.*?) in range\(len\((.*)\)\):$/,
    (index, list) => `\`${index}\` takes each index of \`${list}\`, from 0.`,
  ],
  [
    /^for (\S.*?) in range\(([^,]+)\):$/,
    (index, end) => `repeats \`${end}\` times${index === '_' ? '' : `: \`${index}\` counts up from 0`}.`,
  ],
  [
    /^for (\S.*?) in range\(([^,]+), (.+), -1\):$/,
    (index, start, end) => `\`${index}\` counts down from \`${start}\` and stops before \`${end}\`.`,
  ],
  [
    /^for (\S.*?) in range\(([^,]+), ([^,]+)\):$/,
    (index, start, end) => `\`${index}\` counts up from \`${start}\` and stops before \`${end}\`.`,
  ],
  [
    /^for (\S+), (\S.*?) in enumerate\((.*)\):$/,
    (index, each, list) => `goes through \`${list}\`: \`${each}\` is the element and \`${index}\` its index.`,
  ],
  [
    /^for (\S.*?) in (.*):$/,
    (each, list) => `goes through \`${list}\`, with each element in turn as \`${each}\`.`,
  ],
  [
    /^for \((?:let|int|size_t|long) (\w+) = (.*?)(?:, .*?)?; (.*?); .*\)(?: \{)?.*$/,
    (index, start, test) =>
      `\`${index}\` starts at \`${start}\`; the loop goes on as long as ${readCondition(test)}.`,
  ],
  [
    /^for \((?:const |let |final )?(.*?)(?: of | : )(.*)\)(?: \{.*|.*;)?$/,
    (each, list) =>
      `goes through \`${list}\`, with each element in turn as \`${each.split(/[ &]+/).at(-1)}\`.`,
  ],
  [/^return\b ?(.*?);?$/, (value) => `${leave('return', value)}.`],
  [/^(break|continue);?$/, (verb) => `${leave(verb, '')}.`],
  [/^\[?(.+), (.+?)\]? = \[?\2, \1\]?$/, (one, other) => `swaps \`${one}\` and \`${other}\`.`],
  [/^(?:std::)?swap\((.+)\);?$/, (both) => `swaps the two of \`${both}\`.`],
  [
    /^(?:const |let |auto |\w+ )?([^:]*?)(?:: [\w| ]+)? = (.*)\.(?:pop|popleft|pollFirst|pollLast|poll|shift|removeFirst|removeLast|remove)\((?:-1|0)?\)!?;?$/,
    (to, from) => `takes an element out of \`${from}\` and stores it in \`${to}\`.`,
  ],
  [
    /^([\w.[\]]+)\.(?:append|push|push_back|add|addLast|offer|offerLast|emplace_back|emplace|insert|push_front|appendleft|addFirst|offerFirst|unshift)\((.*)\);?$/,
    (to, value) => `puts \`${value}\` into \`${to}\`.`,
  ],
  [/^(?:heapq\.)?heappush\(([\w.]+), (.*)\)$/, (to, value) => `pushes \`${value}\` onto the heap \`${to}\`.`],
  [/^(?:heapq\.)?heappop\((.*)\)$/, (from) => `removes the smallest entry of the heap \`${from}\`.`],
  [
    /^([\w.[\]]+)\.(?:pop|popleft|pop_back|pop_front|poll|pollFirst|pollLast|shift|removeFirst|removeLast)\(.*\);?$/,
    (from) => `removes an element from \`${from}\`.`,
  ],
  [
    /^([\w.[\]]+)\.(?:remove|discard|erase|delete)\((.*)\);?$/,
    (from, value) => `removes \`${value}\` from \`${from}\`.`,
  ],
  [
    /^([\w.[\]]+)\.sort\(.*\);?$|^(?:Arrays\.|std::|Collections\.)?sort\(([\w.]+).*\);?$/,
    (one, other) => `sorts \`${one ?? other}\`.`,
  ],
  [new RegExp(`^${name}(?:\\+\\+| \\+= 1);?$`), (what) => `increases \`${what}\` by 1.`],
  [new RegExp(`^${name}(?:--| -= 1);?$`), (what) => `decreases \`${what}\` by 1.`],
  [new RegExp(`^${name} \\+= (.*?);?$`), (what, by) => `adds \`${by}\` to \`${what}\`.`],
  [new RegExp(`^${name} -= (.*?);?$`), (what, by) => `subtracts \`${by}\` from \`${what}\`.`],
  [
    new RegExp(`^${declared}${name}(?:: .*?)? = (?:(?:Math\\.|std::)?(min|max))\\((.*)\\);?$`),
    (what, best, of) => `\`${what}\` becomes the ${best === 'min' ? 'smaller' : 'larger'} of \`${of}\`.`,
  ],
  [
    new RegExp(`^${declared}${name}(?:: .*?)? = (.*?);?$`),
    (what, value) => (empty.test(value) ? `\`${what}\` starts empty.` : `sets \`${what}\` to \`${value}\`.`),
  ],
  [new RegExp(`^${name} (?://|/|%)= (.*?);?$`), (what, by) => `divides \`${what}\` by \`${by}\`.`],
  [
    new RegExp(`^${name} ([|&^]|<<|>>)= (.*?);?$`),
    (what, sign, by) => `sets \`${what}\` to \`${what} ${sign} ${by}\`.`,
  ],
  [/^([\w., ]+) = (.*)$/, (what, value) => `sets \`${what}\` to \`${value}\`, in this order.`],
  [
    /^(?:const|auto|let|var) [[{](.*)[\]}] = (.*?);?$/,
    (what, value) => `unpacks \`${value}\` into \`${what}\`.`,
  ],
  [new RegExp(`^${declared}(\\w+)(?:\\{\\}|\\(\\))?;$`), (what) => `\`${what}\` is declared.`],
  [
    /^(?:(?:public|private|static|const|unsigned) )*[\w:<>,[\]*& ]+[ *&](\w+)\((.*?)\)?(?: const)?(?: \{)?$/,
    (own, parameters) => head(own, parameters),
  ],
  [/^(\w+)\((.*)\)(?:: .*)? \{$/, (own, parameters) => head(own, parameters)],
  [/^([\w.]+)\((.*)\);?$/, (own, given) => `calls \`${own}\`${given ? ` with \`${given}\`` : ''}.`],
]

function head(own: string, parameters = ''): string {
  return parameters ? `\`${own}\` begins. It gets \`${parameters}\`.` : `\`${own}\` begins.`
}

function leave(verb: string, value: string): string {
  if (verb === 'continue') return 'goes on with the next round of the loop'
  if (verb === 'break') return 'ends the loop'
  return value ? `returns \`${value}\`` : 'returns to the caller'
}

function readStatement(code: string): string | undefined {
  const [, keyword = '', test = '', rest = ''] = splitGuard(code)
  if (rest) {
    const then = readStatement(rest) ?? `runs \`${rest}\`.`
    return keyword === 'while'
      ? `as long as ${readCondition(test)}, each round ${then}`
      : `${keyword === 'if' ? 'if' : 'otherwise, if'} ${readCondition(test)}: ${then}`
  }
  for (const [expression, tell] of readings) {
    const [whole, ...parts] = expression.exec(code) ?? []
    if (whole !== undefined) return tell(...(parts as string[])) || undefined
  }
  return undefined
}

/** `if (a) b()`, which is a condition and a statement in one line. */
function splitGuard(code: string): readonly string[] {
  const [opening] = /^(?:else if|if|while) \(/.exec(code) ?? []
  if (!opening) return []
  let depth = 1
  let end = opening.length
  while (depth > 0 && end < code.length) depth += { '(': 1, ')': -1 }[code[end++] ?? ''] ?? 0
  const rest = code.slice(end).trim()
  return rest === '' || rest.startsWith('{')
    ? []
    : [code, opening.slice(0, -2), code.slice(opening.length, end - 1), rest]
}

/** What each line of a listing does, with the comment above it as the reason. A statement of several lines counts once. */
export function readLines(lines: readonly string[]): readonly ReadLine[] {
  // `//` divides in Python.
  const isPython = lines.some((line) => /^\s*(?:def|class|while|for|if) .*:\s*(?:#.*)?$/.test(line))
  const comment = isPython ? /\s+#( .*)$/ : /\s+(?:#|\/\/)( .*)$/
  const withoutComment = (line: string) => line.replace(comment, '').trim()
  const read: ReadLine[] = []
  let comments: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isComment(line)) {
      const text = line.replace(/^\s*(?:#|\/\*\*?|\/\/|\*|""")\s*|\s*(?:\*\/|""")\s*$/g, '')
      const before = read.at(-1)
      // A function tells first what it is for.
      if (before?.says.includes(' begins.') && before.at === at - 1 && text)
        read[read.length - 1] = { ...before, says: `${before.says} ${toSentence(text)}` }
      else if (text) comments = [...comments, text]
      continue
    }
    const start = at
    let code = withoutComment(line)
    while (depthOf(code) > 0 && at + 1 < lines.length) code += ` ${withoutComment(lines[++at] ?? '')}`
    const beside = comment.exec(line)?.[1]?.trim()
    const statement = readStatement(
      code
        .replace(/\(\s+/g, '(')
        .replace(/,?\s+\)/g, ')')
        .replace(/^\} (?=else)/, ''),
    )
    const reasons = [...comments, ...(beside ? [beside] : [])]
    if (statement)
      read.push({
        at: start,
        code: withoutComment(line),
        says: [statement, ...reasons.map(toSentence)].join(' '),
      })
    if (code.trim()) comments = []
  }
  return read
}

/** How many parentheses and brackets are still open. */
function depthOf(code: string): number {
  const bare = code.replace(/(["'])(?:\\.|(?!\1).)*\1/g, '')
  return (bare.match(/[([]/g)?.length ?? 0) - (bare.match(/[)\]]/g)?.length ?? 0)
}

function toSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`
}

/** The index of the line that has a formula of the message, or -1. */
export function quotedLine(lines: readonly string[], text: string): number {
  const withoutSpaces = (code: string) => code.replace(/\s/g, '')
  const formulas = text.match(/\w+(?:\[[^\]]*\])?(?: *[-+*/%<>=!&|]+ *\w+(?:\[[^\]]*\])?)+/g) ?? []
  return lines.findIndex((line) =>
    formulas.some((formula) => withoutSpaces(line).includes(withoutSpaces(formula))),
  )
}
