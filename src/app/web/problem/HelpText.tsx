import { MarkedText } from '#platform/ui/display/MarkedText.tsx'

/** A paragraph whose code stands out. */
export function HelpText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      className={`text-pretty [&>code]:rounded-xs [&>code]:bg-surface-2 [&>code]:box-decoration-clone [&>code]:px-1 ${className}`}
    >
      <MarkedText text={text} />
    </p>
  )
}
