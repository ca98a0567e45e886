import { useState } from 'react'
import { Choice } from '#platform/ui/controls/Choice.tsx'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'

interface CompanyChoicesProps {
  /** One company, or several. */
  type: 'radio' | 'checkbox'
  /** Slugs. */
  chosen: readonly string[]
  onChoose: (slug: string) => void
}

const shownCount = 8

/** The companies of our list, those with the most questions first; a search finds the others. */
export function CompanyChoices({ type, chosen, onChoose }: CompanyChoicesProps) {
  const [search, setSearch] = useState('')
  const { data: list, error, isFetching, refetch } = useQuestionList({ enabled: true })
  if (error && !list && !isFetching)
    return (
      <Alert onRetry={() => void refetch()}>
        The companies could not be loaded. Check your connection and try again.
      </Alert>
    )
  const words = search.trim().toLowerCase()
  const all = list?.companies ?? []
  const first = all.filter(({ slug }) => chosen.includes(slug))
  const found = all.filter(({ name, slug }) => !chosen.includes(slug) && name.toLowerCase().includes(words))
  const shown = [...first, ...found].slice(0, Math.max(shownCount, first.length + 3))
  return (
    <>
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
              type={type}
              group="company"
              label={name}
              detail={count === 1 ? '1 question' : `${count} questions`}
              checked={chosen.includes(slug)}
              onChange={() => onChoose(slug)}
            />
          ))
        ) : (
          <p className="py-2.5 text-sm text-muted">Loading companies...</p>
        )}
        {list && found.length === 0 && words !== '' && (
          <p className="py-2.5 text-sm text-muted">{`No company matches “${search}”.`}</p>
        )}
      </div>
    </>
  )
}
