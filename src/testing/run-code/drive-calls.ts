import type { CodeLanguage, DrivenProof } from '#algorithms/code-proof.ts'
import type { EdgeCalls } from '#algorithms/edge-cases.ts'
import { quote } from './literals.ts'

/** Calls in each language. Each series begins anew. */
export function driveCalls(all: readonly EdgeCalls[]): DrivenProof {
  const drive = (language: CodeLanguage) => all.map((edge) => writeCalls(edge, language)).join('\n')
  return {
    kind: 'driven',
    drive: {
      python: drive('python'),
      typescript: drive('typescript'),
      java: drive('java'),
      cpp: drive('cpp'),
    },
    results: all.flatMap(({ results }) => results.filter((result) => result !== null)),
  }
}

function writeCalls({ of, given = [], calls, results }: EdgeCalls, language: CodeLanguage): string {
  const list = (values: readonly unknown[]) => values.map((value) => literal(value, language)).join(', ')
  const lines = calls.map(([name, ...args], index) => {
    const called = `${of ? 'made.' : ''}${language === 'python' ? toSnakeCase(name) : name}(${list(args)})`
    return results[index] === null ? called : `print(${called})`
  })
  if (language === 'python') return [...(of ? [`made = ${of}(${list(given)})`] : []), ...lines].join('\n')
  const end = language === 'typescript' ? '' : ';'
  const made = { typescript: `const made = new ${of}`, java: `${of} made = new ${of}`, cpp: `${of} made` }[
    language
  ]
  // In C++, empty parentheses would declare a function.
  const values = language === 'cpp' && given.length === 0 ? '' : `(${list(given)})`
  return ['{', ...(of ? [`${made}${values}${end}`] : []), ...lines.map((line) => line + end), '}'].join('\n')
}

function literal(value: unknown, language: CodeLanguage): string {
  if (typeof value === 'string') return quote(value)
  if (!Array.isArray(value)) return String(value)
  if (language === 'java') return `new int[] {${value.join(', ')}}`
  return language === 'cpp' ? `vector<int>{${value.join(', ')}}` : JSON.stringify(value)
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
