import { X } from 'lucide-react'
import { useState } from 'react'
import type { Plan } from '#plan/contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { usualHours } from '#settings/forecast.ts'
import { fewestHours, mostHours, refuseHours, type Settings } from '#settings/rules.ts'
import { InterviewDate } from '../preparation/InterviewDate.tsx'
import { OrField } from '../preparation/OrField.tsx'
import { CompaniesField } from '../preparation/PreparationFields.tsx'

interface PlanFieldsProps {
  plan: Plan
  settings: Settings
  change: (change: Partial<Settings>) => void
}

/** What the plan is made from, to be changed in place. Every change is saved at once. */
export function PlanFields({ plan, settings, change }: PlanFieldsProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { companies, hoursPerWeek } = settings
  const nameOf = (slug: string) => plan.companies.find((each) => each.slug === slug)?.name ?? slug
  return (
    <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
      <InterviewDate settings={settings} change={change} label="Interview" isStacked />
      <OrField
        label="Hours a week"
        isStacked
        type="number"
        inputMode="numeric"
        min={fewestHours}
        max={mostHours}
        value={String(hoursPerWeek ?? usualHours)}
        refuse={refuseHours}
        onValue={(text) => change({ hoursPerWeek: Number(text) })}
      />
      <fieldset className="min-w-0 text-sm">
        <legend className="mb-1.5 font-strong text-ink-2">
          Companies <span className="font-normal text-muted">(optional)</span>
        </legend>
        <div className="flex max-w-80 flex-wrap items-center gap-1.5">
          {companies.map((slug) => (
            <button
              key={slug}
              type="button"
              aria-label={`Remove ${nameOf(slug)}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border-firm border-accent-text bg-accent-soft px-3.5 font-strong"
              onClick={() => change({ companies: companies.filter((each) => each !== slug) })}
            >
              <span>{nameOf(slug)}</span>
              <X className="icon" aria-hidden="true" />
            </button>
          ))}
          <Button look="quiet" onClick={() => setChoosing(true)}>
            {/* No icon: the guide would have to load that of its graph from a file of its own. */}
            <span aria-hidden="true">+</span>
            <span>Add</span>
          </Button>
        </div>
      </fieldset>
      <Dialog open={isChoosing} title="Companies" onClose={() => setChoosing(false)}>
        <CompaniesField settings={settings} change={change} />
      </Dialog>
    </div>
  )
}
