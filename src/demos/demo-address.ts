import type { InputTexts } from '#algorithms/demo.ts'
import { type Speed, speeds } from './player.ts'

/** The demo acts: watch, predict the next move, run your own input. Or the learner does: make the moves, find the slip. */
export type Mode = 'watch' | 'predict' | 'input' | 'drive' | 'slip'

export const modes: readonly Mode[] = ['watch', 'predict', 'input', 'drive', 'slip']

/** What a learner sees of a demo, so that a link can show the same. */
export interface DemoView {
  readonly mode: Mode
  /** Counted from 0. */
  readonly step: number
  readonly speed: Speed
  readonly texts: InputTexts
}

/** Words of the address that are the player's own: no field of a demo may have such a name. */
export const reservedNames: readonly string[] = ['demo', 'mode', 'step', 'speed']

/** Longer input was not typed by a person. */
export const maxTextLength = 400

const maxDigits = /^\d{1,4}$/

/** The query of an address, from the question mark on. */
export function writeDemoAddress(patternName: string, { mode, step, speed, texts }: DemoView): string {
  const words: readonly (readonly [string, string])[] = [
    ['demo', patternName],
    ...(mode === 'watch' ? [] : [['mode', mode] as const]),
    ...(step === 0 ? [] : [['step', String(step + 1)] as const]),
    ...(speed === 1 ? [] : [['speed', String(speed)] as const]),
    ...Object.entries(texts),
  ]
  return `?${words.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
}

/** What an address says about this demo, if it is about this demo. Invalid values are ignored. */
export function readDemoAddress(
  search: string,
  patternName: string,
  fieldNames: readonly string[],
): DemoView | undefined {
  const words = new URLSearchParams(search)
  if (words.get('demo') !== patternName) return undefined
  const step = words.get('step') ?? ''
  const isGiven = fieldNames.some((name) => words.has(name))
  return {
    mode: modes.find((mode) => mode === words.get('mode')) ?? 'watch',
    step: maxDigits.test(step) ? Math.max(0, Number(step) - 1) : 0,
    speed: speeds.find((speed) => String(speed) === words.get('speed')) ?? 1,
    // One character more than allowed is enough to see that it is too long.
    texts: isGiven
      ? Object.fromEntries(
          fieldNames.map((name) => [name, (words.get(name) ?? '').slice(0, maxTextLength + 1)]),
        )
      : {},
  }
}

/** As `encodeURIComponent`, but commas and spaces stay readable: `values=2,+7,+11`. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',').replaceAll('%20', '+')
}
