import { useQuery } from '@tanstack/react-query'
import { type Language, languages } from '#settings/languages.ts'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import { files as pythonFiles } from './template-files/python.ts'

/** The code of every template in one language. */
interface ListTemplates {
  readonly language: Language
  readonly codes: ReadonlyMap<string, string>
}

/** Python is part of the page. Each other language is one file, loaded when it is chosen. */
const loaders = {
  typescript: () => import('./template-files/typescript.ts'),
  java: () => import('./template-files/java.ts'),
  cpp: () => import('./template-files/cpp.ts'),
}

const pythonTemplates = readTemplates('python', pythonFiles)

/** The templates in the language the reader chose; in Python until they are loaded. */
export function useListTemplates(): ListTemplates & { readonly hasFailed: boolean } {
  const chosen = useCodeLanguage()
  const { data, isError } = useQuery({
    queryKey: ['list-templates', chosen],
    queryFn: async () =>
      chosen === 'python' ? pythonTemplates : readTemplates(chosen, (await loaders[chosen]()).files),
    enabled: chosen !== 'python',
  })
  return { ...(data ?? pythonTemplates), hasFailed: isError }
}

/** A name without a file fails when the page is prerendered. */
export function findTemplate({ codes }: ListTemplates, name: string): string {
  const code = codes.get(name)
  if (code === undefined) throw new Error(`There is no template ${name}`)
  return code
}

/** Its call as in `insert_head(head, val)` or `insertHead(head, val)`, or its class. */
export function signatureOf(name: string, language: Language): string {
  const signature = findTemplate(pythonTemplates, name).match(/^(?:def|class) ([^:]+):/)?.[1] ?? ''
  if (language === 'python') return signature
  return signature.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function readTemplates(language: Language, files: Readonly<Record<string, string>>): ListTemplates {
  const extension = languages.find(({ id }) => id === language)?.extension
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -`.${extension}`.length)
  return {
    language,
    codes: new Map(Object.entries(files).map(([path, code]) => [nameOf(path), code])),
  }
}
