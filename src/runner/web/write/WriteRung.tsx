import type { RunLanguage } from '../../protocol.ts'
import { RungFoot } from '../RungFoot.tsx'
import type { RungProps } from '../rung-props.ts'
import { WriteBench } from './WriteBench.tsx'

/** An empty function to write. Passed once all examples and random inputs do. */
export function WriteRung({ content, language, panel, isPassed, onPass }: RungProps<RunLanguage>) {
  const { pattern, cases } = content
  return (
    <>
      <WriteBench
        pattern={pattern}
        listing={pattern.name}
        cases={cases}
        language={language}
        panel={panel}
        onPass={onPass}
      />
      <RungFoot rung="write" isPassed={isPassed}>
        {isPassed ? (
          <p>
            <b>Written.</b> <span>You can build this pattern from an empty function.</span>
          </p>
        ) : (
          <p>Write the whole function. It passes once all examples and random inputs do.</p>
        )}
      </RungFoot>
    </>
  )
}
