import type { Config } from '#platform/server/config.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { TutorModel } from '../models/tutor-model.ts'
import type { RunningAnswers } from './running-answers.ts'

/** What the tutor's calls work with. */
export interface TutorParts {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  readonly tutorModel: TutorModel
  readonly answers: RunningAnswers
}
