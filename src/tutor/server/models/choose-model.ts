import type { AiSettings } from '#platform/server/ai-settings.ts'
import { type Coach, makeCoach } from '../coach/coach.ts'
import { coachModel } from '../coach/coach-model.ts'
import type { TutorModel } from '../tutor-model.ts'
import { type HostedModelParts, hostedModel } from './hosted-model.ts'
import { anthropic, openAiCompatible } from './providers.ts'

/** Who answers on this instance. Nothing is called or loaded before the first question. */
export function chooseTutorModel(
  settings: AiSettings,
  coach: Coach = makeCoach(),
  times: Pick<HostedModelParts, 'limits' | 'retryPauseMs'> = {},
): TutorModel {
  switch (settings.provider) {
    case 'coach':
      return coachModel(coach)
    case 'openai-compatible':
      return hostedModel({
        ...times,
        name: settings.model,
        coach,
        open: (limits) => openAiCompatible(settings, limits),
      })
    case 'anthropic':
      return hostedModel({
        ...times,
        name: settings.model,
        coach,
        open: (limits) => anthropic(settings, limits),
      })
  }
}
