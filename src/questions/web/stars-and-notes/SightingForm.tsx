import { type RefObject, useId, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { InvalidFields, useForm } from '#platform/ui/form/use-form.ts'
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
  const stageField = useId()
  const { form, fault } = useForm(async (text, typed) => {
    const month = text('month')
    const isBadInput = typed.querySelector<HTMLInputElement>('[name="month"]')?.validity.badInput
    const fields = {
      ...(company.trim() === '' && { company: 'Which company was it?' }),
      ...((isBadInput || !isMonth(month)) && {
        month: 'Write the month as 2026-05, not later than this month, or leave it out.',
      }),
    }
    if (Object.keys(fields).length > 0) throw new InvalidFields(fields)
    const stage = stages.find((each) => each === text('stage')) ?? null
    await report.mutateAsync({ company: company.trim(), month: month || null, stage })
    typed.reset()
    setCompany('')
  })

  return (
    <form {...form} noValidate className="mt-5 grid gap-4">
      <CompanyNameField
        inputRef={companyField}
        value={company}
        companies={list?.companies ?? []}
        error={fault.fields.company}
        onChange={setCompany}
      />
      <TextField
        name="month"
        label="Month (optional)"
        type="month"
        placeholder="2026-05"
        min="2000-01"
        max={thisMonth()}
        error={fault.fields.month}
      />
      <div className="grid gap-1.75">
        <label htmlFor={stageField} className="text-sm font-strong">
          Stage (optional)
        </label>
        <select id={stageField} name="stage" className="field-input">
          <option value="">Stage unknown</option>
          {stages.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      {fault.sentence && (
        <p role="alert" className="text-sm text-danger">{`Your report was not saved. ${fault.sentence}`}</p>
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
