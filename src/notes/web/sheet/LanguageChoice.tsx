import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { type Language, languages } from '#settings/languages.ts'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'
import { nameOfLanguage, WithCode } from '../CodeTemplate.tsx'
import { useListTemplates } from './list-templates.ts'

/** How to read the steps, which are in Python. */
const translations: Readonly<Partial<Record<Language, string>>> = {
  typescript: 'The steps use Python: read `None` as `null`, and `is` as `===`.',
  java: 'The steps use Python: read `None` as `null`, and `is` as `==`.',
  cpp: 'The steps use Python: read `None` as `nullptr`, `is` as `==`, and `node.next` as `node->next`.',
}

/** The language of all templates on the page, the same as in the demos. */
export function LanguageChoice() {
  const chosen = useCodeLanguage()
  const { hasFailed } = useListTemplates()
  const translation = translations[chosen]
  return (
    <div className="sheet-language on-screen">
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
