import { displayNameOf } from '#curriculum/patterns.ts'
import { demoLink, demos } from '../passages.ts'

const mostSteps = 9

/** What the demo of a pattern does step by step on the input in a message, if it takes that input. */
export function traceOn(pattern: string, text: string): string | undefined {
  const demo = demos.get(pattern)
  const lists = [...text.matchAll(/\[([-\d\s,]+)\]|(?<![\w[])(-?\d+(?:(?: ?-> ?|, ?)-?\d+){2,})/g)].map(
    ([, values, links = '']) => values ?? links.replace(/ ?-> ?/g, ', '),
  )
  const strings = [...text.matchAll(/["“']([\w ]{1,20})["”']/g)].map(([, word = '']) => word)
  if (!demo || (lists.length === 0 && strings.length === 0)) return undefined
  const numbers =
    text.replace(/\[[^\]]*\]|-?\d+(?:(?: ?-> ?|, ?)-?\d+){2,}|["“'][^"”']*["”']/g, ' ').match(/-?\d+/g) ?? []
  const preset = demo.presets[0]?.texts ?? {}
  const used: boolean[] = []
  const texts = Object.fromEntries(
    demo.fields.map(({ name }) => {
      const usual = preset[name] ?? ''
      const kind = /^-?\d+$/.test(usual) ? numbers : /^[-\d\s,]+$/.test(usual) ? lists : strings
      const given = kind.shift()
      if (kind !== numbers) used.push(given !== undefined)
      return [name, given ?? usual]
    }),
  )
  const reading = used.includes(true) ? demo.read(texts) : undefined
  if (reading?.kind !== 'run') return undefined
  const { steps, subtitle } = reading.run
  const lines = steps.slice(0, mostSteps).map(({ caption }, index) => `${index + 1}. ${caption.fact}`)
  const left = steps.length - lines.length
  const more = left > 0 ? `There are ${left} more steps: see` : 'See'
  return `On your input, step by step. ${subtitle}:\n${lines.join('\n')}\n\n${more} [the demo of ${displayNameOf(pattern)}](${demoLink(pattern)}) under “My input”. At which step would you have done something else?`
}
