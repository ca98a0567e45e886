import { collectSteps, maxSteps, TooManySteps } from './collect-steps.ts'
import type { Field } from './input-fields.ts'
import type { Role } from './scene.ts'
import type { Step, Trace } from './step.ts'

/** What a learner has typed or chosen, by field name. Text, so that it fits a form and a URL. */
export type InputTexts = Readonly<Record<string, string>>

/** A demo as the player sees it; the type of its input stays inside. */
export interface Demo {
  readonly fields: readonly { readonly name: string; readonly label: string; readonly hint: string }[]
  /** The first is shown when the demo opens. */
  readonly presets: readonly Preset[]
  /** What each role and mark means in this demo; the others do not occur. */
  readonly legend: readonly LegendEntry[]
  read(texts: InputTexts): Reading
  /** Some allowed input, from a source of numbers in [0, 1). */
  random(next: () => number): InputTexts
}

/** A demo whose input is typed, for code that runs variants of its algorithm. */
export interface DemoOf<Input> extends Demo {
  write(input: Input): InputTexts
  trace(input: Input): Trace<unknown>
}

export type LegendEntry =
  | { readonly role: Role; readonly means: string }
  /** The dot on a node where a word ends. */
  | { readonly mark: 'word-end'; readonly means: string }
  /** The dashed frame around a subtree. */
  | { readonly mark: 'frame'; readonly means: string }

export interface Preset {
  readonly name: string
  readonly texts: InputTexts
}

/** Either a run of the algorithm, or a sentence for each field that cannot be used. */
export type Reading =
  | { readonly kind: 'run'; readonly run: Run }
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }

export interface Run {
  readonly texts: InputTexts
  /** As the algorithm takes it. */
  readonly input: unknown
  /** The problem and its input, as in 'Two Sum on a sorted array, target 9'. */
  readonly subtitle: string
  readonly steps: readonly Step[]
  /** The second view: the path of the steps' quantity. */
  readonly plot?: Plot
}

export interface Plot {
  readonly title: string
  readonly goal?: { readonly value: number; readonly text: string }
}

interface DemoParts<Input extends Record<string, unknown>> {
  readonly fields: { readonly [Name in keyof Input & string]: Field<Input[Name]> }
  readonly presets: readonly [NamedInput<Input>, ...NamedInput<Input>[]]
  readonly legend: Demo['legend']
  /** Rejects an input whose fields are valid one by one, and names the field to change. */
  check?(input: Input): { readonly field: keyof Input & string; readonly error: string } | undefined
  trace(input: Input): Trace<unknown>
  /** An input worth watching; without it, each field gives some value of its own. */
  random?(next: () => number): Input
  subtitle(input: Input): string
  plot?(input: Input): Plot
}

/** A fallback: the bounds of the fields, and `check`, give better advice. */
const tooLong = `This takes more than ${maxSteps} steps, too many to follow. Use fewer or smaller values.`

interface NamedInput<Input> {
  readonly name: string
  readonly input: Input
}

export function defineDemo<Input extends Record<string, unknown>>(parts: DemoParts<Input>): DemoOf<Input> {
  const names = Object.keys(parts.fields) as (keyof Input & string)[] // Object.keys forgets the names it was given.

  function read(texts: InputTexts): Reading {
    const errors: Record<string, string> = {}
    const values: Partial<Input> = {}
    for (const name of names) {
      const parsed = parts.fields[name].parse(texts[name] ?? '')
      if ('error' in parsed) errors[name] = parsed.error
      else values[name] = parsed.value
    }
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors }

    const input = values as Input // Every field has given its value.
    const objection = parts.check?.(input)
    if (objection) return { kind: 'refused', errors: { [objection.field]: objection.error } }
    const steps = stepsOf(input)
    if (!steps) return { kind: 'refused', errors: { [names[0] ?? '']: tooLong } }
    const plot = parts.plot?.(input)
    return {
      kind: 'run',
      run: { texts: write(input), input, subtitle: parts.subtitle(input), steps, ...(plot && { plot }) },
    }
  }

  function stepsOf(input: Input): readonly Step[] | undefined {
    try {
      return collectSteps(parts.trace(input)).steps
    } catch (error) {
      if (error instanceof TooManySteps) return undefined
      throw error
    }
  }

  function write(input: Input): InputTexts {
    return Object.fromEntries(names.map((name) => [name, parts.fields[name].format(input[name])]))
  }

  function randomOfFields(next: () => number): Input {
    // Every field gives its value.
    return Object.fromEntries(names.map((name) => [name, parts.fields[name].random(next)])) as Input
  }

  return {
    fields: names.map((name) => ({ name, label: parts.fields[name].label, hint: parts.fields[name].hint })),
    presets: parts.presets.map(({ name, input }) => ({ name, texts: write(input) })),
    legend: parts.legend,
    read,
    write,
    trace: parts.trace,
    random: (next) => write(parts.random?.(next) ?? randomOfFields(next)),
  }
}
