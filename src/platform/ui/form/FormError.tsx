import { Alert } from '../feedback/Alert.tsx'

/** Why a form was refused. */
export interface FormProblem {
  readonly title?: string
  readonly sentence?: string
}

/** Shown inside a form or dialog, because nothing outside an open dialog can be reached. */
export function FormError({ problem }: { problem: FormProblem | undefined }) {
  if (!problem?.sentence) return null
  return (
    <Alert>
      {problem.title && <b className="block font-strong">{problem.title}</b>}
      <span>{problem.sentence}</span>
    </Alert>
  )
}
