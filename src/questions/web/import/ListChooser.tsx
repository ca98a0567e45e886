import { FileSpreadsheet, FolderOpen } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { type ListFile, listFilesOf } from './list-files.ts'

interface ListChooserProps {
  isBusy: boolean
  onChoose: (files: readonly ListFile[]) => void
}

/** Chooses a folder with everything in it, or some files. */
export function ListChooser({ isBusy, onChoose }: ListChooserProps) {
  const folder = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)

  function onFilesChange({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = listFilesOf(target.files ?? [])
    target.value = '' // Otherwise choosing the same files again fires no event.
    if (chosen.length > 0) onChoose(chosen)
  }

  const field = {
    type: 'file',
    multiple: true,
    tabIndex: -1,
    className: 'sr-only',
    onChange: onFilesChange,
  } as const
  return (
    <section aria-label="What to import" className="mt-8">
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => isBusy || folder.current?.click()}>
          <FolderOpen className="icon" aria-hidden="true" />
          Choose a folder
        </Button>
        <Button aria-disabled={isBusy} onClick={() => isBusy || files.current?.click()}>
          <FileSpreadsheet className="icon" aria-hidden="true" />
          Choose files
        </Button>
        <input ref={folder} aria-label="Folder of company lists" {...anyFolder} {...field} />
        <input ref={files} aria-label="Company lists" accept=".csv,.tsv,text/csv" {...field} />
      </div>
      <div className="mt-6 max-w-column rounded-md border border-line bg-surface">
        <Collapsible title="What a file looks like">
          <p className="pt-3 text-sm text-ink-2">
            A file is named after its company, or its folder is, and may name a period:{' '}
            <code>google.csv</code>, <code>google_6months.csv</code>, <code>Google/5. All.csv</code>. The
            files of a company are taken together, and the one that goes back furthest tells how frequent a
            question is.
          </p>
          <p className="mt-3 text-sm text-ink-2">
            The first line names the columns. A list needs “Title” and “Link”; “ID”, “Difficulty”, “Frequency”
            and “Topics” are read if they are there. These are known layouts:
          </p>
          <ul className="mt-3 grid gap-2">
            {headers.map((header) => (
              <li key={header} className="rounded-sm bg-code px-3 py-2 text-sm wrap-anywhere">
                <code>{header}</code>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-2">
            A list replaces the older one of its company and period. Solved questions, stars and notes stay.
          </p>
        </Collapsible>
      </div>
    </section>
  )
}

/** React has no typed prop for the attribute that lets a file input choose a folder. */
const anyFolder = { webkitdirectory: '' }

const headers = [
  'Difficulty,Title,Frequency,Acceptance Rate,Link,Topics',
  'ID,URL,Title,Difficulty,Acceptance %,Frequency %',
  'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link',
  'problem_link,problem_name,num_occur',
]
