import type { Migrations } from '#platform/server/store/migrate.ts'
import * as accounts from '../../../migrations/0001-accounts.ts'
import * as mail from '../../../migrations/0002-mail.ts'
import * as progress from '../../../migrations/0003-progress.ts'
import * as questions from '../../../migrations/0004-questions.ts'
import * as tutor from '../../../migrations/0005-tutor.ts'
import * as herd from '../../../migrations/0006-herd.ts'
import * as account from '../../../migrations/0007-account.ts'
import * as tidying from '../../../migrations/0008-tidying.ts'
import * as sightingCounts from '../../../migrations/0009-sighting-counts.ts'
import * as mailAge from '../../../migrations/0010-mail-age.ts'
import * as savedReplies from '../../../migrations/0011-kept-answers.ts'
import * as sightingCountsWithoutEdition from '../../../migrations/0012-sighting-counts-without-edition.ts'
import * as moderation from '../../../migrations/0013-moderation.ts'
import * as explicitGoatMates from '../../../migrations/0014-explicit-goatmates.ts'
import * as renewableResetLinks from '../../../migrations/0015-renewable-reset-links.ts'
import * as secondFactors from '../../../migrations/0016-second-factors.ts'
import * as interviewRequests from '../../../migrations/0017-interview-requests.ts'
import * as solvedProblems from '../../../migrations/0018-solved-problems.ts'
import * as practice from '../../../migrations/0019-practice.ts'
import * as tutorFollowUps from '../../../migrations/0020-tutor-follow-ups.ts'
import * as importPeriods from '../../../migrations/0021-import-periods.ts'
import * as localDays from '../../../migrations/0022-local-days.ts'
import * as learning from '../../../migrations/0023-learning.ts'
import * as learnerSettings from '../../../migrations/0024-learner-settings.ts'
import * as doing from '../../../migrations/0025-doing.ts'
import * as drafts from '../../../migrations/0026-drafts.ts'
import * as rating from '../../../migrations/0027-rating.ts'
import * as reminders from '../../../migrations/0028-reminders.ts'
import * as extraAnswers from '../../../migrations/0029-extra-answers.ts'

/** Forward only; never edit a merged migration. */
export const migrations: Migrations = {
  '0001-accounts': accounts,
  '0002-mail': mail,
  '0003-progress': progress,
  '0004-questions': questions,
  '0005-tutor': tutor,
  '0006-herd': herd,
  '0007-account': account,
  '0008-tidying': tidying,
  '0009-sighting-counts': sightingCounts,
  '0010-mail-age': mailAge,
  '0011-kept-answers': savedReplies,
  '0012-sighting-counts-without-edition': sightingCountsWithoutEdition,
  '0013-moderation': moderation,
  '0014-explicit-goatmates': explicitGoatMates,
  '0015-renewable-reset-links': renewableResetLinks,
  '0016-second-factors': secondFactors,
  '0017-interview-requests': interviewRequests,
  '0018-solved-problems': solvedProblems,
  '0019-practice': practice,
  '0020-tutor-follow-ups': tutorFollowUps,
  '0021-import-periods': importPeriods,
  '0022-local-days': localDays,
  '0023-learning': learning,
  '0024-learner-settings': learnerSettings,
  '0025-doing': doing,
  '0026-drafts': drafts,
  '0027-rating': rating,
  '0028-reminders': reminders,
  '0029-extra-answers': extraAnswers,
}
