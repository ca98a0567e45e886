/**
 * Reads code of any language a learner may ask for into a row of words that stays the same when names, layout,
 * comments, types and brackets change: `for (int i = 0; …)` and `for i in range(…)` are both `loop`, every name
 * is `n`, and calls that do the same thing (`append`, `push_back`, `add`) are one word. It is for comparing only.
 */
export function codeWords(code: string): string[] {
  const bare = headless(withoutRemarks(code)).replace(/->|\?\.|::/g, '.')
  const words: string[] = []
  for (const [token] of withoutTypes(bare).matchAll(tokens)) {
    const word = wordOf(token)
    // A name after a name is a type and its variable, or a keyword and its name.
    if (word !== undefined && !(word === 'n' && words.at(-1) === 'n')) words.push(word)
  }
  return flattened(words)
}

const tokens =
  /[\p{L}_$][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|'s'|>>>|[=!]==?|[<>]=|&&|\|\||\+\+|--|<<|>>|[-+*/%&|^]=|\S/gu

/** Spellings of one thing, by the word that stands for all of them; an empty word stands for nothing. */
const spellings: Readonly<Record<string, string>> = {
  if: 'if elif elseif elsif when unless guard',
  else: 'else otherwise default',
  loop: 'loop',
  while: 'while until',
  return: 'return yield give',
  break: 'break',
  continue: 'continue next_iteration',
  not: '! not',
  and: '&& and',
  or: '|| or ??',
  '==': '== === is eq',
  '!=': '!= !== ne',
  null: 'null None nullptr nil undefined NULL NIL',
  true: 'true True',
  false: 'false False',
  next: 'next Next nxt',
  len: 'len length size count Count Length',
  push: 'append push add offer push_back pushBack push_front enqueue Enqueue Add Push put insert emplace emplace_back addLast addFirst unshift appendleft heappush Append addElement',
  pop: 'pop poll popleft pop_back pop_front popLeft shift removeFirst removeLast remove dequeue Dequeue Pop heappop delete erase discard',
  peek: 'peek top front back first last Peek getFirst getLast peekFirst peekLast',
  has: 'has in contains containsKey includes find contains_key ContainsKey Contains exists',
  max: 'max Max MAX maximum',
  min: 'min Min MIN minimum',
  big: 'inf Infinity INF INT_MAX INT_MIN MAX_VALUE MIN_VALUE POSITIVE_INFINITY NEGATIVE_INFINITY MaxInt maxsize',
  '': 'self this Math std math let const var val mut final auto public private protected static readonly export async await new def fn fun func function void class struct impl pub int long float Some Ok as use where typename template double bool boolean char string String str number Integer Long Boolean Character usize i32 i64 u32 vec Vec do then end begin begin pass in of',
}
const wordBySpelling = new Map(
  Object.entries(spellings).flatMap(([word, all]) => all.split(' ').map((spelling) => [spelling, word])),
)
const punctuation = new Set('(){};:,.@\\`"\'?#$~'.split(''))

function wordOf(token: string): string | undefined {
  const known = wordBySpelling.get(token)
  if (known !== undefined) return known || undefined
  if (/^[\p{L}_$]/u.test(token)) return 'n'
  return punctuation.has(token) ? undefined : token
}

function withoutRemarks(code: string): string {
  return (
    code
      .replace(/"""[\s\S]*?"""|'''[\s\S]*?'''|\/\*[\s\S]*?\*\//g, ' ')
      .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g, "'s'")
      // Before a digit, two slashes divide.
      .replace(/\/\/(?!\s*\d).*$/gm, ' ')
      .replace(/\/\//g, '/')
      .replace(/(^|\s)#.*$/gm, ' ')
      .replace(/(^|\s)--(?=\s).*$/gm, ' ')
  )
}

/** A counting or walking loop is one word, however its head is written. */
function headless(code: string): string {
  return code
    .replace(/\bfor(?:each)?\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ' loop ')
    .replace(/\bfor\b[^{:\n]*?(?:\brange\b|\bin\b|:=|;)[^{\n]*?(?:[{:](?=\s|$)|\bdo\b|$)/gm, ' loop ')
    .replace(/\.(?:forEach|each|each_with_index)\b\s*\(?[^{\n]*?(?:=>|\||\bdo\b)/g, ' loop ')
}

function withoutTypes(code: string): string {
  let text = code
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/(?<=[\p{L}\p{N}_])<[\p{L}\p{N}_,.?&*\s[\]|]*>/gu, ' ')
  }
  return (
    text
      .replace(/\[\s*\]/g, ' ')
      .replace(/\|\s*(?:null|undefined)\b/g, ' ')
      .replace(/\bvec!/g, ' ')
      // References and pointers, not products and conjunctions: the sign leans on one name.
      .replace(/(?<=[\s(,=[<])[&*]+(?=\w)|(?<=\w)[&*]+(?=\s*[),]|\s\w)/g, ' ')
  )
}

/** Spelling of steps and lengths: `i++` is `i += 1`, `xs.length` and `len(xs)` are `len`, `a = a + 1` stays. */
function flattened(words: readonly string[]): string[] {
  const flat: string[] = []
  for (const word of words) {
    if (word === '++' || word === '--') flat.push(word === '++' ? '+=' : '-=', '1')
    else if (word === 'len' && flat.at(-1) === 'n') flat.splice(-1, 1, 'len')
    else if (word === 'n' && flat.at(-1) === 'len') continue
    else flat.push(word)
  }
  return flat
}
