import { ArrowRight, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { ArrayFigure } from './ArrayFigure.tsx'
import { CompanyFigure, NotesFigure, QuestionsFigure, ScoreFigure, TutorFigure } from './card-figures.tsx'
import { type Destination, destinations, wayTo } from './destinations.ts'
import { WayLink } from './WayLink.tsx'

export function DestinationCards({ kind }: { kind: VisitorKind }) {
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="ways">
      <h2 id="ways" className="mb-6">
        Six ways up
      </h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-6">
        <Card shape="wide" kind={kind} destination={destinations.learning}>
          <ArrayFigure
            id="window-card"
            label="A window over three values of an array, with the sum 9"
            values={[2, 1, 3, 4, 2, 1, 5]}
            roles={['visited', 'visited', 'active', 'active', 'active', 'default', 'default']}
            window={{ from: 2, to: 4, note: 'window sum 9' }}
          />
        </Card>
        <Card shape="half" kind={kind} destination={destinations.interviewQuestions}>
          <QuestionsFigure />
        </Card>
        <Card shape="half" kind={kind} destination={destinations.companyQuestions}>
          <CompanyFigure />
        </Card>
        <Card shape="tall" kind={kind} destination={destinations.tutor}>
          <TutorFigure />
        </Card>
        <Card shape="third" kind={kind} destination={destinations.herd}>
          <ScoreFigure />
        </Card>
        <Card shape="third" kind={kind} destination={destinations.notes}>
          <NotesFigure />
        </Card>
      </div>
    </section>
  )
}

interface CardProps {
  shape: keyof typeof shapes
  kind: VisitorKind
  destination: Destination
  /** A small true drawing of what waits there. */
  children: ReactNode
}

function Card({ shape, kind, destination, children }: CardProps) {
  const way = wayTo(destination, kind)
  const { card, figure, words, title } = shapes[shape]
  const frame = way.isLocked
    ? 'border-dashed border-line-strong hover:border-ink-2'
    : `border-line hover:border-accent-text ${shape === 'wide' ? 'bg-surface-2' : 'bg-surface'}`
  return (
    <WayLink
      way={way}
      className={`flex justify-between max-xs:wrap-anywhere rounded-lg border no-underline transition-colors duration-(--dur-fast) ${frame} ${card}`}
    >
      <div className={`${figure} ${way.isLocked ? 'opacity-45 grayscale' : ''}`} aria-hidden="true">
        {children}
      </div>
      <div className={words}>
        <h3 className={title}>{destination.title}</h3>
        <p className="mt-1.5 text-sm text-ink-2">{destination.text}</p>
        <p
          className={`mt-3.5 flex items-center gap-2 text-sm font-strong ${way.isLocked ? 'text-muted' : 'text-accent-text'}`}
        >
          {way.isLocked && <LockKeyhole className="icon" />}
          <span>{way.isLocked ? 'Sign In Required' : destination.invitation}</span>
          {!way.isLocked && <ArrowRight className="icon" />}
        </p>
      </div>
    </WayLink>
  )
}

/** The cards differ in size as their destinations do; on a phone all but two become rows with a small figure. */
const shapes = {
  wide: {
    card: 'flex-col gap-5 p-5.5 md:col-span-6 md:min-h-[220px] md:flex-row-reverse md:items-center md:gap-12 md:px-9.5 md:py-8.5',
    figure: 'md:flex-[0_1_430px]',
    words: 'md:max-w-[28.5em]',
    title: 'text-heading md:text-[2.25rem]',
  },
  half: {
    card: 'flex-row-reverse items-center gap-6 p-5.5 md:col-span-3 md:min-h-[210px] md:p-6.5',
    figure: 'w-24 flex-none md:w-auto',
    words: 'flex-1',
    title: '',
  },
  third: {
    card: 'flex-row-reverse items-center gap-6 p-5.5 md:col-span-2 md:min-h-[300px] md:flex-col md:items-stretch md:p-6.5',
    figure: 'w-24 flex-none md:h-28 md:w-auto',
    words: 'flex-1 md:flex-none',
    title: '',
  },
  tall: {
    card: 'flex-col gap-5 p-5.5 md:col-span-2 md:min-h-[300px] md:p-6.5',
    figure: 'md:h-28',
    words: '',
    title: '',
  },
}
