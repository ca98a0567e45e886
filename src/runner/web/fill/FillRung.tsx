import { useMemo, useRef, useState } from 'react'
import { keepsOf } from '#curriculum/walkthroughs/keeps-choices.ts'
import { EarlierDraft } from '#learning/web/drafts/EarlierDraft.tsx'
import { useDraft } from '#learning/web/drafts/use-draft.ts'
import { fillGaps, gapsOf } from '../../listing/fill.ts'
import type { RunLanguage } from '../../protocol.ts'
import { RungFoot } from '../RungFoot.tsx'
import type { RungProps } from '../rung-props.ts'
import { errorLineOf, useJudge } from '../write/use-judge.ts'
import { Workbench } from '../write/Workbench.tsx'
import { FillEditor, type FillHandle } from './FillEditor.tsx'

/** The solution without the lines that keep what stays true. Passed once all examples and random inputs do. */
export function FillRung({ content, language, listing, panel, isPassed, onPass }: RungProps<RunLanguage>) {
  const { pattern, cases, walkthrough } = content
  const gaps = useMemo(
    () => gapsOf(listing, language, keepsOf(walkthrough.code)),
    [listing, language, walkthrough],
  )
  const draft = useDraft(`fill-${pattern.name}-${language}`, '')
  const editor = useRef<FillHandle>(null)
  const judge = useJudge(cases, language, onPass)
  const [open, setOpen] = useState<number>()

  function onRun() {
    const written = readWritten(draft.text())
    const empty = gaps.find((_, index) => !written[index]?.trim())
    setOpen(empty?.first)
    if (empty) return editor.current?.goToLine(empty.first)
    draft.store()
    void judge.start(fillGaps(listing.lines, gaps, written))
  }

  return (
    <>
      <Workbench
        cases={cases}
        pattern={pattern}
        language={language}
        panel={panel}
        judge={judge}
        onRun={onRun}
        onStartOver={draft.startOver}
        onGoToLine={(line) => editor.current?.goToLine(line)}
      >
        <FillEditor
          // Another text replaces what was written.
          key={draft.start}
          ref={editor}
          language={language}
          listing={listing}
          parts={walkthrough.code.parts}
          gaps={gaps}
          written={readWritten(draft.start)}
          errorLine={errorLineOf(judge.judgment)}
          onChange={(written) => draft.write(JSON.stringify(written))}
          onRun={onRun}
        />
        <div className="px-3.5 py-2 empty:hidden">
          <EarlierDraft draft={draft} />
        </div>
      </Workbench>
      <RungFoot rung="fill" isPassed={isPassed}>
        {open !== undefined ? (
          <p>
            <b>{`Line ${open} is empty.`}</b> <span>Write it, and run again.</span>
          </p>
        ) : isPassed ? (
          <p>
            <b>Filled in.</b> <span>These lines keep what stays true at every step.</span>
          </p>
        ) : (
          <p>
            {`${gaps.length === 1 ? 'One line is missing: it keeps' : `${gaps.length} lines are missing: they keep`} what stays true at every step.`}
          </p>
        )}
      </RungFoot>
    </>
  )
}

/** By gap. A text that was stored in another form is none. */
function readWritten(text: string): readonly string[] {
  try {
    const written: unknown = JSON.parse(text)
    return Array.isArray(written) ? written.map(String) : []
  } catch {
    return []
  }
}
