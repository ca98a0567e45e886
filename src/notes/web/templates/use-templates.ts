import { useQuery } from '@tanstack/react-query'
import { type Language, languages } from '#settings/languages.ts'
import { useCodeLanguage } from '#settings/web/code-language.ts'

/** The code of every template in one language, by its name. */
export interface Templates {
  readonly language: Language
  readonly codes: ReadonlyMap<string, string>
}

/** The templates of a page. Python is part of it. Each other language is one file, loaded when it is chosen. */
export interface TemplateSource {
  /** Among the cached queries. */
  readonly name: string
  readonly python: Templates
  readonly loaders: Readonly<Record<Exclude<Language, 'python'>, () => Promise<{ files: TemplateFiles }>>>
}

/** Code by the path of its file. */
type TemplateFiles = Readonly<Record<string, string>>

/** The templates in the language the reader chose; in Python until they are loaded. */
export function useTemplates({ name, python, loaders }: TemplateSource): Templates & {
  readonly hasFailed: boolean
} {
  const chosen = useCodeLanguage()
  const { data, isError } = useQuery({
    queryKey: [name, chosen],
    queryFn: async () =>
      chosen === 'python' ? python : readTemplates(chosen, (await loaders[chosen]()).files),
    enabled: chosen !== 'python',
  })
  return { ...(data ?? python), hasFailed: isError }
}

/** A name without a file fails when the page is prerendered. */
export function findTemplate({ codes }: Templates, name: string): string {
  const code = codes.get(name)
  if (code === undefined) throw new Error(`There is no template ${name}`)
  return code
}

export function readTemplates(language: Language, files: TemplateFiles): Templates {
  const extension = languages.find(({ id }) => id === language)?.extension
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -`.${extension}`.length)
  return {
    language,
    codes: new Map(Object.entries(files).map(([path, code]) => [nameOf(path), code])),
  }
}
