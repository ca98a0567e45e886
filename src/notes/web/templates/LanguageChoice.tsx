import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { type Language, languages } from '#settings/languages.ts'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'
import { nameOfLanguage, WithCode } from '../CodeTemplate.tsx'
import { type TemplateSource, useTemplates } from './use-templates.ts'

interface LanguageChoiceProps {
  templates: TemplateSource
  /** Below the choice: how to read the text of the page in other languages. */
  translations?: Readonly<Partial<Record<Language, string>>>
}

/** The language of all templates on the page, the same as in the demos. */
export function LanguageChoice({ templates, translations = {} }: LanguageChoiceProps) {
  const chosen = useCodeLanguage()
  const { hasFailed } = useTemplates(templates)
  const translation = translations[chosen]
  return (
    <div className="note-language on-screen">
      <SegmentedControl
        label="Language of the templates"
        options={languages}
        selected={chosen}
        onSelect={chooseCodeLanguage}
      />
      {hasFailed ? (
        <Alert
          onRetry={() => location.reload()}
        >{`The ${nameOfLanguage(chosen)} templates could not be loaded, so you see Python. Check your connection and try again.`}</Alert>
      ) : (
        translation && (
          <p>
            <WithCode>{translation}</WithCode>
          </p>
        )
      )}
    </div>
  )
}
