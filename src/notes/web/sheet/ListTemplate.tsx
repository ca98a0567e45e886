import { CodeTemplate, nameOfLanguage } from '../CodeTemplate.tsx'
import { findTemplate, useTemplates } from '../templates/use-templates.ts'
import { listTemplates, signatureOf } from './list-templates.ts'

interface ListTemplateProps {
  name: string
  /** One below the heading of the section around it. */
  level?: 3 | 4
}

/** A template in the language chosen for the page. */
export function ListTemplate({ name, level = 4 }: ListTemplateProps) {
  const templates = useTemplates(listTemplates)
  const { language } = templates
  const title = `${nameOfLanguage(language)}: ${signatureOf(name, language)}`
  return (
    <div className="note-templates">
      <CodeTemplate
        // Part of links from elsewhere, so it is the same in every language.
        heading={{ id: `python-${name}`, title, level }}
        language={language}
        code={findTemplate(templates, name)}
      />
    </div>
  )
}
