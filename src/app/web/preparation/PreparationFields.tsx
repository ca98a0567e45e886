import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { dateOf } from '#platform/local-day.ts'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { useToday } from '#platform/web/use-today.ts'
import { usualHours } from '#settings/forecast.ts'
import { languages } from '#settings/languages.ts'
import {
  type Experience,
  fewestHours,
  mostCompanies,
  mostHours,
  refuseHours,
  type Settings,
} from '#settings/rules.ts'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'
import { CompanyChoices } from '../practice/CompanyChoices.tsx'
import { InterviewDate } from './InterviewDate.tsx'
import { JoinedChoices } from './JoinedChoices.tsx'
import { OrField } from './OrField.tsx'

interface PreparationFieldsProps {
  settings: Settings
  change: (change: Partial<Settings>) => void
  /** Numbers the questions. */
  isNumbered?: boolean
  /** Not where the code language has a place of its own. */
  hasLanguage?: boolean
}

/** All that a learner can say about their preparation. Every answer has a default and is saved at once. */
export function PreparationFields({
  settings,
  change,
  isNumbered = false,
  hasLanguage = true,
}: PreparationFieldsProps) {
  const field = (number: number) => ({ settings, change, ...(isNumbered && { number }) })
  const { companies } = settings
  return (
    <div className="grid grid-cols-1 gap-4">
      <InterviewField {...field(1)} />
      <HoursField {...field(2)} />
      <ExperienceField {...field(3)} />
      {hasLanguage && <LanguageField />}
      <div className="rounded-md border border-line">
        <Collapsible
          title={companies.length > 0 ? `Companies (${companies.length})` : 'Companies, if you know'}
          icon={<Building2 className="icon text-muted" aria-hidden="true" />}
        >
          <p className="text-sm text-ink-2">{`Up to ${mostCompanies}. What they ask often comes earlier.`}</p>
          <CompaniesField settings={settings} change={change} />
        </Collapsible>
      </div>
    </div>
  )
}

interface FieldProps extends Pick<PreparationFieldsProps, 'settings' | 'change'> {
  /** Shown before the legend. */
  number?: number
}

const weeks = [2, 4, 8]

function InterviewField({ number, settings, change }: FieldProps) {
  const { interviewOn } = settings
  const today = useToday()
  const options = [
    ...weeks.map((count) => ({ id: dateOf(today + 7 * count), label: `In ${count} weeks` })),
    { id: null, label: 'No date yet' },
  ]
  return (
    <JoinedChoices<string | null>
      legend={<Legend number={number}>When is your interview?</Legend>}
      options={options}
      selected={options.find(({ id }) => id === interviewOn)?.id}
      onSelect={(id) => change({ interviewOn: id })}
    >
      <InterviewDate settings={settings} change={change} label="or on" hiddenLabel="this date" />
    </JoinedChoices>
  )
}

const hours = [2, 4, 6, 10]

function HoursField({ number, settings: { hoursPerWeek }, change }: FieldProps) {
  const chosen = hoursPerWeek ?? usualHours
  return (
    <JoinedChoices
      legend={<Legend number={number}>How many hours a week?</Legend>}
      options={hours.map((id) => ({ id, label: `${id} h` }))}
      selected={chosen}
      onSelect={(id) => change({ hoursPerWeek: id })}
    >
      <OrField
        label="or"
        hiddenLabel="another number of hours a week"
        unit="hours"
        type="number"
        inputMode="numeric"
        min={fewestHours}
        max={mostHours}
        value={hours.includes(chosen) ? '' : String(chosen)}
        refuse={refuseHours}
        onValue={(text) => change({ hoursPerWeek: Number(text) })}
      />
    </JoinedChoices>
  )
}

const experiences: readonly { id: Experience; label: string; text: string }[] = [
  { id: 'new', label: 'New to it', text: 'I can code, but I have not solved such problems' },
  { id: 'some', label: 'Some problems', text: 'I have solved a few dozen' },
  { id: 'confident', label: 'Confident', text: 'I want to find my gaps' },
]

function ExperienceField({ number, settings: { experience }, change }: FieldProps) {
  return (
    <JoinedChoices
      legend={<Legend number={number}>What have you done so far?</Legend>}
      options={experiences}
      selected={experience ?? 'new'}
      onSelect={(id) => change({ experience: id })}
    />
  )
}

/** For all code in the product. */
function LanguageField() {
  return (
    <JoinedChoices
      legend={<span className="text-sm font-strong">I write</span>}
      options={languages}
      selected={useCodeLanguage()}
      onSelect={chooseCodeLanguage}
    />
  )
}

/** Checks the companies of our list, up to the most that can be chosen. */
export function CompaniesField({
  settings: { companies },
  change,
}: Pick<PreparationFieldsProps, 'settings' | 'change'>) {
  const [isFull, setFull] = useState(false)
  function toggle(slug: string) {
    const others = companies.filter((each) => each !== slug)
    const isOneTooMany = others.length === mostCompanies
    setFull(isOneTooMany)
    if (!isOneTooMany) change({ companies: others.length < companies.length ? others : [...others, slug] })
  }
  return (
    <>
      <p role="status" className="min-h-[1.5em] text-sm font-strong text-danger">
        {isFull && `You can choose ${mostCompanies} companies. Take one off to add another.`}
      </p>
      <CompanyChoices type="checkbox" chosen={companies} onChoose={toggle} />
    </>
  )
}

function Legend({ number, children }: { number: number | undefined; children: string }) {
  return (
    <span className="flex items-center gap-3 font-display text-lg font-bold tracking-tight">
      {number !== undefined && (
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full border-2 border-line-strong font-sans text-sm"
        >
          {number}
        </span>
      )}
      <span>{children}</span>
    </span>
  )
}
