import type { MapEntry, MapScene } from '#algorithms/scene.ts'
import { speak } from './speak.ts'

export function describeMap({ title, keyTitle, valueTitle, entries }: MapScene): string {
  if (entries.length === 0) return `${title}: empty.`
  const pairs = entries.map((entry) => `${speak(entry.key)} has ${speak(entry.value)}`)
  const sentences = [`${title}, ${keyTitle} with ${valueTitle}: ${pairs.join(', ')}.`]
  const marked = entries.filter(
    (entry) => entry.role === 'active' || entry.role === 'compare' || entry.role === 'result',
  )
  if (marked.length > 0) sentences.push(`Now at ${marked.map(keyOf).join(' and ')}.`)
  return sentences.join(' ')
}

function keyOf({ key }: MapEntry): string {
  return speak(key)
}
