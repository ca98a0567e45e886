import { readTemplates, type TemplateSource } from '../templates/use-templates.ts'
import { files as pythonFiles } from './template-files/python.ts'

export const dpTemplates: TemplateSource = {
  name: 'dp-templates',
  python: readTemplates('python', pythonFiles),
  loaders: {
    typescript: () => import('./template-files/typescript.ts'),
    java: () => import('./template-files/java.ts'),
    cpp: () => import('./template-files/cpp.ts'),
  },
}
