import { randomUUID } from 'node:crypto'
import type { CurriculumSeq } from 'contract/values/ids'
import { meetingServices, type MeetingService } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { findAccounts, type MeetingAccountRow } from '../meeting-accounts/meeting-accounts.public.ts'
import {
  deleteMeeting,
  findLesson,
  insertMeeting,
  lockMeeting,
  updateMeeting,
  type MeetingRow,
} from './lesson-meetings.queries.ts'
import { meetingLinksOf } from './pasted-links.service.ts'
import { accountOfStep, meetingNeed, meetingStep, type MeetingFacts } from './lesson-meetings.rules.ts'

/** Longer than all requests of one step together may take. */
const BUSY_MS = 3 * 60_000

type LessonRow = NonNullable<Awaited<ReturnType<typeof findLesson>>>
interface ClaimOf {
  lesson: MeetingFacts & { curriculumSeq: CurriculumSeq }
  account: MeetingAccountRow
  tries: number
}
/** What is to be done at the service, by nobody else for a while. */
export type Claim = ClaimOf &
  /** Nothing was begun before with this key. */
  (
    | { step: 'CREATE'; creationKey: string; isFirst: boolean }
    | { step: 'CLEAR'; creationKey: string }
    | { step: 'CHANGE' | 'DELETE'; meetingKey: string }
  )

/** Decides the next step of a meeting and holds it against other jobs. BUSY while somebody else does one. */
export const claimStep = (ctx: Context, curriculumSeq: CurriculumSeq) =>
  ctx.transaction((tx) => claimIn(ctx, tx, curriculumSeq))

async function claimIn(
  ctx: Context,
  tx: ChannelTx,
  curriculumSeq: CurriculumSeq,
): Promise<Claim | 'BUSY' | null> {
  const stored = (await lockMeeting(tx, curriculumSeq)) ?? null
  const lesson = await findLesson(tx, curriculumSeq)
  const accounts = await findAccounts(tx)
  if (!lesson) return null
  const account = accountOfStep(accounts, { lesson, stored })
  const now = ctx.now()
  const need = meetingNeed({ ...lesson, ...needsOf(ctx, lesson) }, now)
  const step = meetingStep({ need, lesson, stored, accounts })
  if (step === 'NOTHING') return null
  if (stored?.busyUntil && stored.busyUntil > now) return 'BUSY'
  if (step === 'FORGET' || !account) {
    await deleteMeeting(tx, curriculumSeq)
    // Nothing is stored now, so that the service at which the lesson is held comes next, if it makes meetings.
    return stored ? claimIn(ctx, tx, curriculumSeq) : null
  }
  const busy = { busyUntil: new Date(now.getTime() + BUSY_MS), changedAt: now }
  const of = { lesson, account, tries: stored?.tries ?? 0 }
  if (step === 'CHANGE' || step === 'DELETE') {
    await updateMeeting(tx, curriculumSeq, busy)
    return { step, ...of, meetingKey: stored?.meetingKey ?? '' }
  }
  if (step === 'CLEAR') {
    await updateMeeting(tx, curriculumSeq, busy)
    return { step, ...of, creationKey: stored?.creationKey ?? '' }
  }
  // What was begun keeps its key, so that the service is searched for it; another account knows nothing of it.
  const creationKey = step === 'CREATE' && stored ? stored.creationKey : randomUUID()
  const { liveTypeCd, accountId } = account
  const begun = { liveTypeCd, accountId, creationKey, ...busy }
  if (stored) await updateMeeting(tx, curriculumSeq, { ...begun, ...nothingMade, isBegun: true })
  else if (!(await insertMeeting(tx, { curriculumSeq, ...begun }))) return 'BUSY'
  const isFirst = !stored?.isBegun || creationKey !== stored.creationKey
  return { step: 'CREATE', ...of, creationKey, isFirst }
}

export const nothingMade = {
  meetingKey: null,
  sealedLinks: null,
  madeTitle: null,
  madeStartsAt: null,
  madeEndsAt: null,
} satisfies Partial<MeetingRow>

function needsOf(ctx: Context, lesson: LessonRow) {
  const { joinUrl, startUrl } = meetingLinksOf(ctx, lesson)
  return {
    isGone: lesson.deletedAt !== null || lesson.state === 'PURGED',
    isAtService: isMeetingService(lesson.liveTypeCd),
    hasOwnLinks: joinUrl !== '' || startUrl !== '',
  }
}

const isMeetingService = (liveTypeCd: string): liveTypeCd is MeetingService =>
  meetingServices.some((service) => service === liveTypeCd)
