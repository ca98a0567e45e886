import { LockKeyhole } from 'lucide-react'
import { rememberDestination } from '#accounts/web/intended-destination.ts'
import type { InterviewGroup } from '#content/interview-questions.ts'
import { Badge } from '#platform/ui/Badge.tsx'
import { ButtonLink } from '#platform/ui/Button.tsx'
import { GroupHeading } from './InterviewGroup.tsx'
import { hueOfGroup, questionsOfGroup } from './interview-groups.ts'

/** Groups that need an account: dimmed, with one panel over all of them. */
export function LockedGroups({ groups }: { groups: readonly InterviewGroup[] }) {
  return (
    <div className="grid gap-10">
      <section
        aria-labelledby="unlock"
        className="sticky top-20 z-1 mx-auto grid w-full max-w-[34rem] justify-items-center gap-3 rounded-lg border border-line-strong bg-surface p-6 text-center shadow-lg md:p-8"
      >
        <Badge tone="accent">
          <LockKeyhole aria-hidden="true" />
          Guest Mode Limited
        </Badge>
        <h2 id="unlock" className="text-xl">
          Sign In to Unlock
        </h2>
        <p className="text-sm text-ink-2">Access all 25 interview questions with a free account</p>
        <ButtonLink to="/auth" look="sign" onClick={() => rememberDestination('/interview-questions')}>
          Sign In to Continue
        </ButtonLink>
      </section>
      {groups.map((group) => {
        const questions = questionsOfGroup(group)
        return (
          <section
            key={group}
            aria-label={`${group}, locked`}
            data-hue={hueOfGroup[group]}
            className="dimmed"
          >
            <GroupHeading group={group} count={questions.length} />
            <ul className="border-b border-line">
              {questions.map(({ id, number, title }) => (
                <li key={id} className="flex min-h-[68px] items-center gap-x-4 border-t border-line py-3">
                  <span className="w-12 flex-none font-mono text-sm tabular-nums">{number}</span>
                  <span className="min-w-0 flex-1 text-lg leading-snug">{title}</span>
                  <Badge>
                    <LockKeyhole aria-hidden="true" />
                    Locked
                  </Badge>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
