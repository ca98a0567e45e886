import type { Rung } from '#learning/results.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { BuildLanguage } from '../listing/code-lines.ts'
import { canRun, runLanguages } from './build-languages.ts'
import { FillRung } from './fill/FillRung.tsx'
import { OrderRung } from './order/OrderRung.tsx'
import { ReadRung } from './read/ReadRung.tsx'
import type { RungProps } from './rung-props.ts'
import { WriteRung } from './write/WriteRung.tsx'

interface RungScreenProps extends RungProps {
  readonly rung: Rung
  readonly onLanguage: (language: BuildLanguage) => void
}

/** One rung in one language. */
export function RungScreen({ rung, onLanguage, ...props }: RungScreenProps) {
  const { language } = props
  if (rung === 'read') return <ReadRung {...props} />
  if (rung === 'order') return <OrderRung {...props} />
  if (!canRun(language)) return <NotRun panel={props.panel} onLanguage={onLanguage} />
  if (rung === 'fill') return <FillRung {...props} language={language} />
  return <WriteRung {...props} language={language} />
}

/** Java is there to read and to put in order. */
function NotRun({ panel, onLanguage }: Pick<RungScreenProps, 'panel' | 'onLanguage'>) {
  return (
    <div
      role="tabpanel"
      id={panel.id}
      aria-labelledby={panel.labelledBy}
      className="border-t border-line p-4 md:p-6"
    >
      <h2 className="text-heading-xs">Java cannot be run in this page</h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        You can read it and put it in order here. To fill in and write what runs, choose another language.
      </p>
      <div className="flex flex-wrap gap-3">
        {runLanguages.map(({ id, label }) => (
          <Button key={id} onClick={() => onLanguage(id)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
