import vm from 'node:vm'
import { transform } from 'sucrase'
import type { Run } from '#runner/judge/judge.ts'
import type { Failed, Outcome } from '#runner/protocol.ts'
import { call, toJsonValue } from '#runner/workers/script-harness.ts'

const limitMs = 5000

/** Runs TypeScript in this process. Code that does not end is stopped; memory has no limit. */
export const runHere: Run = async ({ program: { source, target }, inputs, limit = limitMs }) => {
  const outcomes: Outcome[] = []
  const failed = (reason: Failed['reason'], error: unknown): Failed => ({
    kind: 'failed',
    reason,
    message: String(error),
    printed: '',
  })
  let code: string
  try {
    code = transform(source, { transforms: ['typescript'], disableESTransforms: true }).code
  } catch (error) {
    return { outcomes, refused: failed('syntax', error) }
  }
  // Of a script, it is only known that it parses.
  if (target.kind === 'script') return { outcomes }
  const made: unknown = new Function(`${code}\nreturn ${target.name}`)()
  const runAll = () => {
    for (const input of inputs) {
      try {
        const { value, milliseconds } = call(made, target, input)
        outcomes.push({ kind: 'returned', ...toJsonValue(value), shown: '', printed: '', milliseconds })
      } catch (error) {
        outcomes.push(failed('error', error))
      }
    }
  }
  try {
    // Only a script has a time limit.
    Object.assign(globalThis, { runAll })
    new vm.Script('runAll()').runInThisContext({ timeout: limit })
  } catch (error) {
    outcomes.push(failed('time', error))
  }
  return { outcomes }
}
