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
        <input ref={files} aria-label="Company lists" accept=".csv,text/csv" {...field} />
      </div>
      <div className="mt-6 max-w-column rounded-md border border-line bg-surface">
        <Collapsible title="What a file looks like">
          <p className="pt-3 text-sm text-ink-2">
            A file is named after its company, or its folder is: <code>google.csv</code>,{' '}
            <code>google_alltime.csv</code>, <code>Google/5. All.csv</code>. If a company has several files,
            the one that goes back furthest is read. Its first line is one of these:
          </p>
          <ul className="mt-3 grid gap-2">
            {headers.map((header) => (
              <li key={header} className="rounded-sm bg-code px-3 py-2 text-sm wrap-anywhere">
                <code>{header}</code>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-2">
            Importing a file again only updates what has changed. Solved questions, stars and notes stay.
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
]
