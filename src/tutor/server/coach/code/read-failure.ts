/** What a failing run showed, as the report of it says. */
export interface RunFailure {
  /** As in `nums = [4], target = 8`. */
  readonly input: string
  readonly expected: string
  readonly got: string
}

/** The smallest failing input in the report of a run, if it has one. */
export function readFailure(report: string): RunFailure | undefined {
  const [, block = ''] = /```input\n([\s\S]*?)\n```/.exec(report) ?? []
  const [, inputs = '', expected, got] =
    /^([\s\S]*?)\nexpected[^:\n]*: (.*)\ngot: ([\s\S]*?)(?:\nprinted: |$(?![\s\S]))/.exec(block) ?? []
  if (expected === undefined || got === undefined) return undefined
  return { input: inputs.replaceAll('\n', ', '), expected, got }
}

/** The question that a failing run leaves open. */
export function questionAbout(failure: RunFailure): string {
  const { expected, got } = failure
  const short = shortInput(failure)
  const isValue = /^(?:-?[\d.]+|true|false|null|nothing|\[.*\]|".*")$/.test(got)
  return isValue && got.length + expected.length < 80
    ? `On ${short} your code returns \`${got}\`, and \`${expected}\` is right. Which line decides that?`
    : `Your code does not get through ${short}. Which line does it reach last, and why?`
}

/** The input as a sentence may have it. */
export function shortInput({ input }: RunFailure): string {
  return input.length > 120 ? 'this input' : `\`${input}\``
}
