import type { Scene, TreeScene } from '#algorithms/scene.ts'
import type { Decision, Step } from '#algorithms/step.ts'

/** What is wrong with the reasons as texts, or with the options that they are for. */
export function findTextProblems({ options, answer, wrong = {} }: Decision): readonly string[] {
  const others = options.filter((option) => option !== answer)
  return [
    ...others.filter((option) => wrong[option] === undefined).map((option) => `no reason for “${option}”`),
    ...Object.keys(wrong)
      .filter((option) => !others.includes(option))
      .map((option) => `a reason for “${option}”`),
    ...Object.values(wrong).filter((text) => !isReason(text)),
  ]
}

function isReason(text: string): boolean {
  return (
    text.length >= 40 &&
    text.length <= 220 &&
    /^[-([“A-Z0-9].*\.$/.test(text) &&
    !/undefined|NaN|Infinity|null,|\[object| {2}/.test(text)
  )
}

const number = /(?<!\d)-?\d+/g

/** Numbers, quoted strings and names of nodes. 'A' and 'I' are words as well. */
const names = /“([^”]+)”|((?<!\d)-?\d+)|\b([B-HJ-Z])\b/g

/** Reasons with a number or name that is neither shown, nor known, nor the result of a sum. */
export function findUnknownNames(
  { step, decision }: { readonly step: Step; readonly decision: Decision },
  known: readonly (number | string)[],
): readonly string[] {
  const shown = new Set([...namesIn(step, decision), ...known.map(String)])
  return Object.values(decision.wrong ?? {}).flatMap((text) => {
    const results = resultsIn(text).map(({ result }) => String(result))
    return [...text.matchAll(names)]
      .map(([, quoted, digits, name]) => quoted ?? digits ?? name!)
      .filter((each) => !shown.has(each) && !results.includes(each))
      .map((each) => `${each} in “${text}”`)
  })
}

/** In the pictures, variables, caption and question, with every index or count that fits. */
function namesIn({ scene, beside = [], variables, caption }: Step, { question, options }: Decision) {
  const scenes = [scene, ...beside]
  const shown = leavesIn([scenes, variables, caption, question, options])
  const quoted = [...question.matchAll(/“([^”]*)”/g)].map(([, text]) => text!)
  return [
    ...shown,
    ...shown.flatMap((text) => [...text.matchAll(number)].map(([digits]) => String(Number(digits)))),
    ...shown.flatMap((text) => text.match(/\b[A-Z]\b/g) ?? []),
    ...scenes.flatMap(countsOf).map(String),
    ...quoted,
    quoted.join(''),
  ]
}

/** All values as texts. The coordinates of a graph's nodes are no numbers of its algorithm. */
function leavesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, part]) => (key === 'x' || key === 'y' ? [] : leavesIn(part)))
}

function countsOf(scene: Scene): readonly number[] {
  switch (scene.kind) {
    case 'table':
      return [...upTo(scene.rows.length), ...upTo(scene.rows[0]?.length ?? 0)]
    case 'tree':
      return [...upTo(scene.nodes.length), ...scene.nodes.map(({ id }) => countBelow(scene, id))]
    case 'graph':
    case 'list':
      return [scene.nodes.length]
    default:
      return upTo(sizeOf(scene))
  }
}

function sizeOf(scene: Exclude<Scene, { kind: 'table' | 'tree' | 'graph' | 'list' }>): number {
  switch (scene.kind) {
    case 'array':
      return scene.cells.length
    case 'shelf':
      return scene.items.length
    case 'map':
      return scene.entries.length
    case 'intervals':
      return scene.groups.flatMap(({ bars }) => bars).length
  }
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, index) => index)
}

/** The number of nodes of a subtree. */
export function countBelow(tree: TreeScene, id: string): number {
  const children = tree.nodes.filter(({ parent }) => parent === id)
  return children.reduce((count, child) => count + countBelow(tree, child.id), 1)
}

/** Sums, differences and comparisons that are not true. */
export function findFalseResults({ wrong = {} }: Decision): readonly string[] {
  return Object.values(wrong).flatMap((text) =>
    [...resultsIn(text), ...comparisonsIn(text)].flatMap(({ claim, isTrue }) =>
      isTrue ? [] : [`${claim} in “${text}”`],
    ),
  )
}

const operand = String.raw`\(?-?\d+\)?`
const sums = new RegExp(String.raw`(?<![\d+-] ?)(${operand}(?: [-+·] ${operand})+) = (-?\d+)`, 'g')
const comparisons =
  /(?<![-+·] \(?)(?<!\d)(-?\d+) (?:is (?:still )?(more|less) than|([<>=])) \(?(-?\d+)(?! [-+·])/g

function resultsIn(text: string) {
  return [...text.matchAll(sums)].map(([claim, sum, result]) => ({
    claim,
    result: Number(result),
    isTrue: compute(sum!) === Number(result),
  }))
}

/** From left to right: no reason mixes sums and products. */
function compute(sum: string): number {
  const [first, ...rest] = sum.replaceAll(/[()]/g, '').split(' ')
  let result = Number(first)
  for (let at = 0; at < rest.length; at += 2) {
    const operand = Number(rest[at + 1])
    result = rest[at] === '+' ? result + operand : rest[at] === '-' ? result - operand : result * operand
  }
  return result
}

function comparisonsIn(text: string) {
  return [...text.matchAll(comparisons)].map(([claim, one, word, sign, other]) => {
    const difference = Number(one) - Number(other)
    const order = difference < 0 ? ['<', 'less'] : difference > 0 ? ['>', 'more'] : ['=']
    return { claim, isTrue: order.includes(word ?? sign ?? '') }
  })
}
