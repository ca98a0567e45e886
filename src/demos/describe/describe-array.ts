import type { ArrayScene } from '#algorithms/scene.ts'

export function describeArray({ cells, pointers, bracket, spans }: ArrayScene): string {
  if (cells.length === 0) return 'An empty array.'
  const sentences = [`Array ${cells.map((cell) => cell.value).join(', ')}.`]
  for (const { name, at } of pointers) sentences.push(`${name} is on index ${at}, value ${cells[at]?.value}.`)
  if (bracket) sentences.push(`${bracket.text}.`)
  for (const { from, to, text } of spans) {
    sentences.push(from === to ? `Index ${from} is ${text}.` : `Indices ${from} to ${to} are ${text}.`)
  }
  const answer = cells.flatMap((cell, index) => (cell.role === 'result' ? [index] : []))
  if (answer.length > 0) sentences.push(`The answer is at ${answer.join(' and ')}.`)
  return sentences.join(' ')
}
