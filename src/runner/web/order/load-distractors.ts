import { type Slip, type WrongLine, withWrongLines } from '#algorithms/slip.ts'
import type { DemoCode } from '#demos/load-demo.ts'
import type { BuildLanguage } from '../../listing/code-lines.ts'
import type { Distractor } from '../../listing/order-puzzle.ts'
import { listingIn, listingLanguageOf } from '../build-languages.ts'

interface Slips {
  readonly slips: readonly Slip[]
  readonly wrongLines: readonly WrongLine[]
}

const files = import.meta.glob<Slips>('../../../curriculum/*/*/slips.ts')

/** Lines as the common mistakes of a pattern have them. A pattern may have none yet. */
export async function loadDistractors(
  pattern: string,
  code: DemoCode,
  language: BuildLanguage,
): Promise<readonly Distractor[]> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${pattern}/slips.ts`))?.[1]
  if (!load) return []
  const { slips, wrongLines } = await load()
  const wrong = [...slips.flatMap(({ lines }) => lines), ...wrongLines]
  return Promise.all(wrong.map((line) => toDistractor(line, code, language)))
}

async function toDistractor(line: WrongLine, code: DemoCode, language: BuildLanguage): Promise<Distractor> {
  const { label, why } = line
  const own = line.code[listingLanguageOf(language)]
  if (language !== 'javascript' || own === '' || own.includes('\n')) return { label, text: own, why }
  // A line alone does not parse: its types are taken out of the whole listing.
  const typescript = withWrongLines(code.typescript, [line], 'typescript')
  const { lines, lineOfLabel } = await listingIn({ ...code, typescript }, 'javascript')
  return { label, text: lines[(lineOfLabel.get(label) ?? 0) - 1]?.trim() ?? own, why }
}
