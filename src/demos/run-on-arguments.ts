import type { Cases } from '#algorithms/cases.ts'
import type { Demo, DemoOf, Reading, Run } from '#algorithms/demo.ts'

/**
 * The demo on the arguments of a call of the code; undefined where the demo cannot show them, as when there are too many.
 * Unless the cases say otherwise, its fields are the parameters in the same order.
 */
export function runOnArguments(demo: Demo, cases: Cases, args: readonly unknown[]): Run | undefined {
  const reading = readArguments(demo, cases, args)
  return reading?.kind === 'run' ? reading.run : undefined
}

/** The same, or why the demo refuses them. */
export function readArguments(demo: Demo, cases: Cases, args: readonly unknown[]): Reading | undefined {
  try {
    const input = cases.demoInput ? cases.demoInput(args) : inputByPosition(demo, args)
    // The demo of these cases: its fields take the values of their arguments.
    return input && demo.read((demo as DemoOf<Readonly<Record<string, unknown>>>).write(input))
  } catch {
    // A field cannot write a value that it would refuse.
    return undefined
  }
}

function inputByPosition({ fields }: Demo, args: readonly unknown[]) {
  return fields.length === args.length
    ? Object.fromEntries(fields.map(({ name }, index) => [name, args[index]]))
    : undefined
}
