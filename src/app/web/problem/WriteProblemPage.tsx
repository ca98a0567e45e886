import { useParams } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { BuildNote } from '#runner/web/program/BuildNote.tsx'
import { Program } from '#runner/web/program/Program.tsx'
import { useProblemFacts } from './use-problem-facts.ts'
import { useProblemHelp } from './use-problem-help.ts'

/** Where a practice problem is written and run, if a listing of ours solves it. Its pattern stays hidden. */
export function WriteProblemPage() {
  const number = Number(useParams().number)
  const isMember = likelyKind(useVisitor()) === 'member'
  const { isLocked, isLoading, program, failure, retry } = useProblemHelp(number, isMember)
  const { title = `Problem ${number}` } = useProblemFacts(number, isMember)
  if (isLocked)
    return (
      <BuildNote title={title} signIn={`/build/problem/${number}`}>
        This is free, but it needs an account.
      </BuildNote>
    )
  if (!isLoading && !failure && !program)
    return (
      <BuildNote title="This problem cannot be written here">
        Code is judged only where our own solution proves what is right.
      </BuildNote>
    )
  return (
    <div className="page py-8">
      <title>{`Write ${title} · Capra`}</title>
      <p className="text-sm text-muted">{`Problem ${number}`}</p>
      <h1 className="mt-1 font-display text-3xl font-heavy">{title}</h1>
      {isLoading && <Spinner text="Loading..." />}
      {failure && <Alert onRetry={retry}>{`The problem could not be loaded. ${sentenceOf(failure)}`}</Alert>}
      {program && <Program key={number} {...program} />}
    </div>
  )
}
