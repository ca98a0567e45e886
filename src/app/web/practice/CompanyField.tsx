import { useState } from 'react'
import { Choice } from '#platform/ui/controls/Choice.tsx'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'

interface CompanyFieldProps {
  value: string | undefined
  onChoose: (slug: string) => void
}

const shownCount = 8

/** Chooses the company whose mix of patterns a round has. */
export function CompanyField({ value, onChoose }: CompanyFieldProps) {
  const [search, setSearch] = useState('')
  const { data: list, error, isFetching, refetch } = useQuestionList({ enabled: true })
  if (error && !list && !isFetching)
    return (
      <Alert onRetry={() => void refetch()}>
        The companies could not be loaded. Check your connection and try again.
      </Alert>
    )
  const words = search.trim().toLowerCase()
  const chosen = list?.companies.find(({ slug }) => slug === value)
  const found = (list?.companies ?? []).filter(
    ({ name, slug }) => slug !== value && name.toLowerCase().includes(words),
  )
  const shown = [...(chosen ? [chosen] : []), ...found].slice(0, shownCount)
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-sm font-strong text-ink-2">Company</legend>
      <SearchBox
        label="Search companies"
        placeholder="Search companies..."
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="sr-only">
        {list && words !== '' && `${found.length} ${found.length === 1 ? 'company' : 'companies'} found`}
      </p>
      <div className="mt-2 grid min-h-88 content-start">
        {list ? (
          shown.map(({ name, slug, count }) => (
            <Choice
              key={slug}
              type="radio"
              group="company"
              label={name}
              detail={count === 1 ? '1 question' : `${count} questions`}
              checked={slug === value}
              onChange={() => onChoose(slug)}
            />
          ))
        ) : (
          <p className="py-2.5 text-sm text-muted">Loading companies...</p>
        )}
        {list && shown.length === 0 && (
          <p className="py-2.5 text-sm text-muted">{`No company matches “${search}”.`}</p>
        )}
      </div>
    </fieldset>
  )
}
