import { CompanyChoices } from './CompanyChoices.tsx'

interface CompanyFieldProps {
  value: string | undefined
  onChoose: (slug: string) => void
}

/** Chooses the company whose mix of patterns a round has. */
export function CompanyField({ value, onChoose }: CompanyFieldProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-sm font-strong text-ink-2">Company</legend>
      <CompanyChoices type="radio" chosen={value === undefined ? [] : [value]} onChoose={onChoose} />
    </fieldset>
  )
}
