import { ArrowUpRight } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { type DrawerOptions, type DrawerProblem, useProblemDrawer } from './problem-drawer.ts'

interface ProblemTitleProps {
  title: string
  url: string
  className?: string
}

/** A problem's title in a row, which leads to the problem's site. */
export function ProblemTitle({ title, url, className = '' }: ProblemTitleProps) {
  const lastWord = title.lastIndexOf(' ') + 1
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={`no-underline hover:underline hover:underline-offset-[0.2em] ${className}`}
    >
      {title.slice(0, lastWord)}
      {/* The arrow stays on the line of the last word. */}
      <span className="whitespace-nowrap max-xs:whitespace-normal">
        {title.slice(lastWord)}
        <ArrowUpRight className="ml-1 icon inline align-[-0.15em] text-muted" aria-hidden="true" />
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

interface DetailsButtonProps extends DrawerOptions {
  problem: DrawerProblem
  className?: string
}

export function DetailsButton({ problem, className = '', ...options }: DetailsButtonProps) {
  const { open } = useProblemDrawer()
  return (
    <Button
      look="quiet"
      size="sm"
      aria-haspopup="dialog"
      aria-label={`Details of ${problem.title}`}
      onClick={() => open(problem, options)}
      className={`flex-none max-md:min-h-11 ${className}`}
    >
      Details
    </Button>
  )
}
