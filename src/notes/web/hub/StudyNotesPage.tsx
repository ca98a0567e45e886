import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dfsBfsGuide } from '#content/notes/dfs-bfs/outline.ts'
import { dpGuide } from '#content/notes/dp/outline.ts'
import { linkedListCheatSheet } from '#content/notes/linked-list/outline.ts'
import type { NoteOutline } from '#content/notes/note-outline.ts'
import {
  CurveOutline,
  LayersOutline,
  ListFigure,
  TableFigure,
  TreeFigure,
  TrieOutline,
} from './hub-figures.tsx'

/** The study notes, and those still to come. */
export function StudyNotesPage() {
  return (
    <div className="page pt-6 md:pt-10">
      <title>Study Notes · Capra</title>
      <meta
        name="description"
        content="Notes to read beside the patterns: guides to BFS and DFS and to dynamic programming, and a cheat sheet for linked lists."
      />
      <h1>Study Notes</h1>
      <p className="mt-2.5 max-w-prose text-lg text-ink-2">
        Reference pages to keep open while you solve problems. Each one prints well.
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-4 max-xs:wrap-anywhere md:mt-10">
        <NoteCard outline={dfsBfsGuide} facts="Both searches in step · 20 problems in five levels · Java">
          <TreeFigure />
        </NoteCard>
        <NoteCard outline={linkedListCheatSheet} facts="Steps, mnemonics, before and after · four languages">
          <ListFigure />
        </NoteCard>
        <NoteCard outline={dpGuide} facts="One problem to the end · 14 families · 20 problems in five levels">
          <TableFigure />
        </NoteCard>
      </ul>
      <section className="mt-14 md:mt-16" aria-labelledby="coming">
        <h2 id="coming">More notes</h2>
        <ul className="mt-5 grid gap-4 md:grid-cols-2">
          <ComingCard title="System design fundamentals" mark="Coming Soon">
            <LayersOutline />
          </ComingCard>
          <ComingCard title="Advanced data structures" mark="Coming Soon">
            <TrieOutline />
          </ComingCard>
          <ComingCard title="Algorithm optimization" mark="New Notes Adding Soon">
            <CurveOutline />
          </ComingCard>
        </ul>
      </section>
    </div>
  )
}

interface NoteCardProps {
  outline: NoteOutline
  /** What it contains, in numbers. */
  facts: string
  /** A small drawing of its subject. */
  children: ReactNode
}

function NoteCard({ outline: { path, title, description }, facts, children }: NoteCardProps) {
  return (
    <li>
      <Link
        to={path}
        className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-5.5 no-underline transition-colors duration-(--dur-fast) hover:border-accent-text md:flex-row-reverse md:items-center md:justify-between md:gap-12 md:px-9.5 md:py-7.5"
      >
        <div className="w-full max-w-[340px] md:flex-[0_1_340px]">{children}</div>
        <div className="md:max-w-[30em]">
          <h2 className="text-heading md:text-[2rem]">{title}</h2>
          <p className="mt-2 text-ink-2">{description}</p>
          <p className="mt-2 text-sm text-muted">{facts}</p>
          <p className="mt-4 flex items-center gap-2 text-sm font-strong text-accent-text">
            Read it
            <ArrowRight className="icon" aria-hidden="true" />
          </p>
        </div>
      </Link>
    </li>
  )
}

interface ComingCardProps {
  title: string
  mark: 'Coming Soon' | 'New Notes Adding Soon'
  children: ReactNode
}

function ComingCard({ title, mark, children }: ComingCardProps) {
  return (
    <li className="flex items-center justify-between gap-6 rounded-lg border border-dashed border-line-strong px-5.5 py-5 max-xs:wrap-anywhere">
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-sm text-muted">{mark}</p>
      </div>
      {children}
    </li>
  )
}
