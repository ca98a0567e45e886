import type { Language } from '#settings/languages.ts'
import { findTemplate, readTemplates, type TemplateSource } from '../templates/use-templates.ts'
import { files as pythonFiles } from './template-files/python.ts'

export const listTemplates: TemplateSource = {
  name: 'list-templates',
  python: readTemplates('python', pythonFiles),
  loaders: {
    typescript: () => import('./template-files/typescript.ts'),
    java: () => import('./template-files/java.ts'),
    cpp: () => import('./template-files/cpp.ts'),
  },
}

/** Its call as in `insert_head(head, val)` or `insertHead(head, val)`, or its class. */
export function signatureOf(name: string, language: Language): string {
  const signature = findTemplate(listTemplates.python, name).match(/^(?:def|class) ([^:]+):/)?.[1] ?? ''
  if (language === 'python') return signature
  return signature.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
