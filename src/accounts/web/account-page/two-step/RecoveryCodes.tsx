import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Choice } from '#platform/ui/controls/Choice.tsx'
import { saveFile, useCopy } from '#platform/web/copy-and-save.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  onSavedChange: (isSaved: boolean) => void
}

/** The new recovery codes. The server keeps only hashes, so this is the one time they are shown. */
export function RecoveryCodes({ codes, email, onSavedChange }: RecoveryCodesProps) {
  const start = useRef<HTMLParagraphElement>(null)
  const [isSaved, setSaved] = useState(false)
  const { outcome, copy } = useCopy()
  useEffect(() => start.current?.focus(), [])

  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid gap-5">
      <p ref={start} tabIndex={-1} className="text-sm text-ink-2 outline-none">
        Save these codes now: they are shown only once. If you lose your phone, each of them signs you in once
        in place of a code from the app. If you lose both, only the people who run this site can help.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md border border-line bg-sunk px-5 py-4 font-mono text-sm whitespace-nowrap min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => copy(text)}>Copy</Button>
        <Button
          onClick={() => saveFile('capra-recovery-codes.txt', `Capra, ${email}\n\n${text}`, 'text/plain')}
        >
          Download
        </Button>
        <CopyOutcome outcome={outcome} />
      </div>
      <Choice
        type="checkbox"
        label="I saved these codes in a safe place"
        checked={isSaved}
        onChange={() => {
          setSaved(!isSaved)
          onSavedChange(!isSaved)
        }}
      />
    </div>
  )
}

/** Says for a few seconds whether the copying worked. */
export function CopyOutcome({ outcome }: { outcome: 'copied' | 'refused' | undefined }) {
  return (
    <span role="status" className="text-sm text-muted">
      {outcome &&
        (outcome === 'copied'
          ? 'Copied'
          : 'Your browser did not allow copying. Select the text and copy it.')}
    </span>
  )
}
