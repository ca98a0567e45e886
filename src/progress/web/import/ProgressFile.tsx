import { Download, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { publishedProblems } from '#curriculum/index.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { saveFile } from '#platform/web/copy-and-save.ts'
import { maskOf } from '../../rules.ts'
import { useSolvedProblems } from '../tick/progress-source.ts'
import { maxFileBytes, readProgressFile, tooLarge, writeProgressFile } from './progress-file.ts'
import { useAddTicks } from './use-add-ticks.ts'

/** Exports progress as a JSON file, and imports one. */
export function ProgressFile() {
  const solved = useSolvedProblems()
  const addTicks = useAddTicks()
  const chooser = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function save() {
    const now = new Date()
    const masks = new Map(publishedProblems.map(({ id, problems }) => [id, maskOf(problems, solved)]))
    saveFile(`capra-progress-${now.toISOString().slice(0, 10)}.json`, writeProgressFile(masks, now))
  }

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = '' // So that choosing the same file again fires a change event.
    if (!file) return
    setFailure(undefined)
    if (file.size > maxFileBytes) return setFailure(tooLarge)
    setBusy(true)
    try {
      const read = readProgressFile(await file.text())
      if (read.kind === 'invalid') setFailure(read.sentence)
      else await addTicks(read.masks, 'from the file')
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section
      aria-labelledby="progress-file"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2"
    >
      <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <h2 id="progress-file" className="font-sans text-sm font-strong tracking-normal">
          Back up your progress
        </h2>
        <p className="text-ink-2">
          Save a copy, or restore one. Importing adds solved problems and never removes any.
        </p>
      </div>
      <div className="flex flex-wrap gap-1 max-md:-ml-3 md:-mr-3">
        <Button look="quiet" onClick={save}>
          <Download className="icon" aria-hidden="true" />
          Export progress
        </Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => busy || chooser.current?.click()}>
          <Upload className="icon" aria-hidden="true" />
          <span>{busy ? 'Importing...' : 'Import progress'}</span>
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          aria-label="Progress file to import"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void load(event)}
        />
      </div>
      {failure && (
        <div className="basis-full">
          <Alert>{failure}</Alert>
        </div>
      )}
    </section>
  )
}
