import { Badge } from '#platform/ui/display/Badge.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { FigureLine } from '#platform/ui/display/FigureLine.tsx'
import { InlineCode } from '#platform/ui/display/InlineCode.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Tips } from '#platform/ui/display/Tips.tsx'
import { Part } from './Part.tsx'

const tones = ['neutral', 'accent', 'success', 'danger', 'warning', 'info'] as const
const difficulties = ['Easy', 'Medium', 'Hard'] as const
const stats = [
  { label: 'Patterns', value: 43 },
  { label: 'Solved', value: 12, unit: 'of 412' },
  { label: 'Progress', value: '28%' },
]
const code = ['def total(values):', '    # add them up', "    name = 'sum'", '    return sum(values)']

export function DisplayParts({ theme }: { theme: string }) {
  return (
    <>
      <Part name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Part>
      <Part name="DifficultyBadge">
        {difficulties.map((difficulty) => (
          <DifficultyBadge key={difficulty} difficulty={difficulty} />
        ))}
        <DifficultyBadge difficulty="Easy" easyHue="success" />
      </Part>
      <Part name="CellBar">
        {[0, 3, 6].map((filled) => (
          <CellBar key={filled} filled={filled} cells={6} label={`${filled} of 6`} className="w-40" />
        ))}
        <CellBar filled={4} cells={8} hue="graphs" className="w-40" />
      </Part>
      <Part name="StatStrip">
        <StatStrip stats={stats} className="w-full" />
        <StatStrip stats={stats} isCompact className="w-full" />
      </Part>
      <Part name="FigureLine">
        <FigureLine figures={stats} />
        <FigureLine figures={stats} isStackedOnPhones className="w-full" />
      </Part>
      <Part name="CodeLines">
        <pre className="w-full overflow-x-auto text-sm">
          <CodeLines lines={code} language="python" current={3} />
        </pre>
      </Part>
      <Part name="InlineCode">
        <p className="max-w-50">
          <InlineCode text="max(best[i-1], best[i-2] + cash[i])" />
        </p>
      </Part>
      <Part name="MarkedText">
        <p>
          <MarkedText text="Rows where **two neighbors** differ, as in `row[i] !== row[i - 1]`" />
        </p>
      </Part>
      <Part name="Tips">
        <Tips
          id={`tips-${theme}`}
          heading="Study tips"
          tips={[{ title: 'Read twice', text: 'Say in one sentence what the problem asks.' }]}
        />
      </Part>
    </>
  )
}
