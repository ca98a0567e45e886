import { type FormEvent, type RefObject, useId, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { ApiError, sentenceOf } from '#platform/web/call-api.ts'
import type { Sighting } from '../../contract.ts'
import { stages } from '../../question.ts'
import { useQuestionList } from '../company-list/use-question-list.ts'
import { CompanyNameField } from './CompanyNameField.tsx'
import type { useSighting } from './use-sighting.ts'

interface SightingFormProps {
  report: ReturnType<typeof useSighting>['report']
  companyField: RefObject<HTMLInputElement | null>
}

/** Company, and optionally month and stage. */
export function SightingForm({ report, companyField }: SightingFormProps) {
  const { data: list } = useQuestionList({ enabled: true })
  const [company, setCompany] = useState('')
  const [month, setMonth] = useState('')
  const [stage, setStage] = useState<Sighting['stage']>(null)
  const [errors, setErrors] = useState<{ company?: string; month?: string }>({})
  const monthField = useId()
  const stageField = useId()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const badMonth = document.querySelector<HTMLInputElement>(`[id="${monthField}"]`)?.validity.badInput
    const found = {
      ...(company.trim() === '' && { company: 'Which company was it?' }),
      ...((badMonth || !isMonth(month)) && {
        month: 'Write the month as 2026-05, not later than this month, or leave it out.',
      }),
    }
    setErrors(found)
    if (found.company) companyField.current?.focus()
    else if (found.month) document.getElementById(monthField)?.focus()
    else
      report.mutate(
        { company: company.trim(), month: month === '' ? null : month, stage },
        {
          onSuccess: () => {
            setCompany('')
            setMonth('')
            setStage(null)
          },
        },
      )
  }

  const { error } = report
  const refused = error instanceof ApiError ? error.fields : {}
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <CompanyNameField
        inputRef={companyField}
        value={company}
        companies={list?.companies ?? []}
        error={errors.company ?? refused.company}
        onChange={setCompany}
      />
      <TextField
        id={monthField}
        label="Month (optional)"
        type="month"
        placeholder="2026-05"
        min="2000-01"
        max={thisMonth()}
        value={month}
        error={errors.month ?? refused.month}
        onChange={({ target }) => setMonth(target.value)}
      />
      <div className="grid gap-1.75">
        <label htmlFor={stageField} className="text-sm font-strong">
          Stage (optional)
        </label>
        <select
          id={stageField}
          value={stage ?? ''}
          onChange={({ target }) => setStage(stages.find((each) => each === target.value) ?? null)}
          className="field-input"
        >
          <option value="">Stage unknown</option>
          {stages.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      {error && !refused.company && !refused.month && (
        <p role="alert" className="text-sm text-danger">
          Your report was not saved. {sentenceOf(error)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={report.isPending}>
          Report it
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {report.isPending ? 'Reporting…' : report.isSuccess ? reportedText(report.data.sighting) : ''}
        </p>
      </div>
    </form>
  )
}

function reportedText({ companyName, isPending }: Sighting): string {
  return `Reported: ${companyName}${isPending ? '. Only you see it until the name is approved.' : ''}`
}

function isMonth(text: string): boolean {
  return text === '' || (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= thisMonth())
}

function thisMonth(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}
