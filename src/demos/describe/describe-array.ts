import type { ArrayScene, MapEntry, MapScene } from '#algorithms/scene.ts'

export function describeArray(scene: ArrayScene): string {
  const { title, cells, pointers, bracket, remark, spans, window, swap, divider, note } = scene
  const sentences = [describeCells(scene)]
  for (const { name, at } of pointers) sentences.push(describePointer(name, at, scene))
  if (bracket) sentences.push(`${bracket.text}.`)
  if (remark) sentences.push(`${capitalize(nameRange(remark.from, remark.to, scene))}: ${remark.text}.`)
  if (window) {
    sentences.push(`The window holds ${range(window.from, window.to)}${window.text && `: ${window.text}`}.`)
  }
  if (divider !== undefined) sentences.push(`It is cut before index ${divider}.`)
  if (swap) sentences.push(`Indices ${swap.from} and ${swap.to} change places.`)
  for (const { from, to, text } of spans) {
    sentences.push(`${capitalize(nameRange(from, to, scene))} ${from === to ? 'is' : 'are'} ${text}.`)
  }
  const answer = cells.flatMap((cell, index) => (cell.role === 'result' ? [cell.at ?? index] : []))
  if (answer.length > 0) {
    const positions = answer.map((at) => (scene.hasNoIndices ? valueAt(at, scene) : at))
    sentences.push(
      `The ${title ? 'result' : 'answer'} is ${scene.hasNoIndices ? '' : 'at '}${positions.join(' and ')}.`,
    )
  }
  if (note) sentences.push(note.endsWith('.') ? note : `${note}.`)
  return sentences.join(' ')
}

function describeCells({ title, cells }: ArrayScene): string {
  if (cells.length === 0) return title ? `${title}: empty.` : 'An empty array.'
  const placed = cells
    .map((cell, index) => ({ ...cell, column: cell.at ?? index }))
    .toSorted((a, b) => a.column - b.column)
  const values = (isLowered: boolean) =>
    placed
      .filter((cell) => Boolean(cell.isLowered) === isLowered)
      .map(({ value }) => spokenValue(value))
      .join(', ')
  const row = `${title ? `${title}:` : 'Array'} ${values(false)}.`
  const lowered = values(true)
  return lowered === '' ? row : `${row} Taken out, one lane lower: ${lowered}.`
}

function describePointer(name: string, at: number, scene: ArrayScene): string {
  const position = scene.hasNoIndices ? 'value' : 'index'
  if (at < 0) return `${name} is before the first ${position}.`
  if (at >= scene.cells.length) return `${name} is after the last ${position}.`
  const value = valueAt(at, scene)
  return scene.hasNoIndices ? `${name} is on ${value}.` : `${name} is on index ${at}, value ${value}.`
}

function valueAt(at: number, { cells }: ArrayScene): string {
  const cell = cells.find((each) => each.at === at && !each.isLowered) ?? cells[at]
  return spokenValue(cell?.value ?? '')
}

function nameRange(from: number, to: number, scene: ArrayScene): string {
  if (!scene.hasNoIndices) return range(from, to)
  return from === to ? valueAt(from, scene) : `${valueAt(from, scene)} to ${valueAt(to, scene)}`
}

function range(from: number, to: number): string {
  return from === to ? `index ${from}` : `indices ${from} to ${to}`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function describeMap({ title, keyTitle, valueTitle, entries }: MapScene): string {
  if (entries.length === 0) return `${title}: empty.`
  const pairs = entries.map((entry) => `${spokenValue(entry.key)} has ${spokenValue(entry.value)}`)
  const sentences = [`${title}, ${keyTitle} with ${valueTitle}: ${pairs.join(', ')}.`]
  const marked = entries.filter(
    (entry) => entry.role === 'active' || entry.role === 'compare' || entry.role === 'result',
  )
  if (marked.length > 0) sentences.push(`Now at ${marked.map(keyOf).join(' and ')}.`)
  return sentences.join(' ')
}

function keyOf({ key }: MapEntry): string {
  return spokenValue(key)
}

/** A value as a screen reader can pronounce it: a blank is silent. */
export function spokenValue(value: number | string): string {
  return value === ' ' || value === '␣' ? 'space' : String(value)
}
