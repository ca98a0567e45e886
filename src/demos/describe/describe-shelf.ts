import type { ShelfItem, ShelfScene } from '#algorithms/scene.ts'

export function describeShelf({ form, title, items, note }: ShelfScene): string {
  const sentences = [`${describeItems(form, title, items)}.`]
  const answer = items.filter(({ role }) => role === 'result').map(({ value }) => value)
  if (answer.length > 0 && answer.length < items.length) sentences.push(`The answer is ${answer.join(', ')}.`)
  if (note) sentences.push(note.endsWith('.') ? note : `${note}.`)
  return sentences.join(' ')
}

const orders: Readonly<Record<ShelfScene['form'], string>> = {
  stack: 'from top to bottom',
  queue: 'from front to back',
  deque: 'from front to back',
  'priority-queue': 'best first',
}

function describeItems(form: ShelfScene['form'], title: string, items: readonly ShelfItem[]): string {
  const name = nameOf(form, title)
  const [only] = items
  if (!only) return `${name} is empty`
  if (items.length === 1) return `${name} holds only ${only.value}`
  // A stack is read from where values leave.
  const inOrder = form === 'stack' ? items.toReversed() : items
  return `${name}, ${orders[form]}: ${inOrder.map(({ value }) => value).join(', ')}`
}

/** A title that already names the kind is enough. */
function nameOf(form: ShelfScene['form'], title: string): string {
  const kind = form.replace('-', ' ')
  const words = title.toLowerCase().includes(kind) ? title : `${title} (${kind})`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
