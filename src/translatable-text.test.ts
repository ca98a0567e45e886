import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'

/**
 * The translation built into browsers replaces each text node by elements of its own, while React goes on writing into the
 * old node. Only the text of an element without other children is safe, because React then sets the element's content.
 */
const rule =
  'Browser translation would freeze or break this text: write one template string as the only child, or give the text its own <span>'

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const sourceDirectory = import.meta.dirname

test('text stands beside nothing that changes', () => {
  const files = globSync('**/*.tsx', { cwd: sourceDirectory }).filter(
    (file) => !file.endsWith('.test.tsx') && !file.startsWith('testing/'),
  )
  const found = files.flatMap((file) => {
    const source = readFileSync(join(sourceDirectory, file), 'utf8')
    return unsafeLines(source).map((line) => `src/${file}:${line}`)
  })
  expect(found, rule).toEqual([])
})

test.each([
  '<b>{step} of {last}</b>',
  '<p>{percent}% complete</p>',
  '<p>Saved{isOld && <Old />}</p>',
  '<p><b>{name}</b>{` of ten`}</p>',
  "<button><Icon />{isOn ? 'On' : 'Off'}</button>",
  "<p>{first && 'one'}{second && 'two'}</p>",
  '<p>{isNew && <>New </>}</p>',
])('%s is found', (code) => {
  expect(unsafeLines(code)).toHaveLength(1)
})

test.each([
  '<b>{`Step one`}</b>',
  '<p>Step <b>{step}</b></p>',
  "<p>{isOn ? 'On' : 'Off'}</p>",
  '<p><b>{name}</b> <span>{`of ten`}</span></p>',
  "<p>{isNew && <New />}{' '}<span>since May</span></p>",
])('%s is safe', (code) => {
  expect(unsafeLines(code)).toEqual([])
})

/** The lines of the elements that have text beside a changing child, and of fragments with text of their own. */
function unsafeLines(source: string): number[] {
  const { program } = parseSync('component.tsx', source)
  return elementsIn(program)
    .filter(isUnsafe)
    .map(({ start }) => source.slice(0, start).split('\n').length)
}

function isUnsafe({ type, children }: Node): boolean {
  const shown = (children as Node[]).filter((child) => textOf(child)?.trim() !== '' && !isComment(child))
  const hasText = shown.some((child) => textOf(child) !== undefined)
  // The text of a fragment always stands beside the other children of the element around it.
  if (type === 'JSXFragment' && hasText) return true
  const changing = shown.filter(
    (child) => child.type === 'JSXExpressionContainer' && textOf(child) === undefined,
  )
  return shown.length > 1 && (hasText ? changing.length > 0 : changing.some(isChangingText))
}

/** The text of a child that is always the same. */
function textOf({ type, value, expression }: Node): string | undefined {
  if (type === 'JSXText') return String(value)
  const literal = expression as Node | undefined
  return literal?.type === 'Literal' ? String(literal.value) : undefined
}

const isComment = ({ expression }: Node) => (expression as Node | undefined)?.type === 'JSXEmptyExpression'

/** Whether the source alone shows that the expression can be text. */
function isChangingText({ expression }: Node): boolean {
  return resultsOf(expression as Node).some(
    ({ type, value }) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string'),
  )
}

function resultsOf(node: Node): Node[] {
  if (node.type === 'ParenthesizedExpression') return resultsOf(node.expression as Node)
  if (node.type === 'LogicalExpression')
    return [node.left, node.right].flatMap((side) => resultsOf(side as Node))
  if (node.type !== 'ConditionalExpression') return [node]
  return [node.consequent, node.alternate].flatMap((side) => resultsOf(side as Node))
}

function elementsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(elementsIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const inside = Object.values(node).flatMap(elementsIn)
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? [node, ...inside] : inside
}
