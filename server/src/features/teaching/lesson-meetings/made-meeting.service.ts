import type { CurriculumSeq } from 'contract/values/ids'
import { liveServices, type LiveTypeCd } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import {
  MeetingProviderRefused,
  MeetingProviderUnreachable,
} from '../../../platform/meetings/meeting-provider.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  findAccount,
  openAccount,
  type MeetingAccountRow,
} from '../meeting-accounts/meeting-accounts.public.ts'
import { nothingMade } from './claim-meeting.service.ts'
import { alignOrRetry } from './lesson-meetings.jobs.ts'
import { findMeeting, updateMeeting } from './lesson-meetings.queries.ts'
import { openedLinks } from './meeting-links.service.ts'

interface LessonAtService {
  curriculumSeq: CurriculumSeq
  liveTypeCd: LiveTypeCd
}

/** The meeting that a lesson made by itself at the service at which it is held, for those who join; null without one. */
export async function findMadeMeeting(ctx: Context, { curriculumSeq, liveTypeCd }: LessonAtService) {
  const row = await findMeeting(ctx.db, curriculumSeq)
  if (row?.liveTypeCd !== liveTypeCd || !row.meetingKey || !row.sealedLinks) return null
  // Learners and staff know a meeting of Zoom by its number.
  const meetingId = liveTypeCd === liveServices.zoom ? row.meetingKey : null
  return { meetingId, ...openedLinks(ctx, curriculumSeq, row.sealedLinks) }
}

/**
 * The same for its host, with the address at which they start it; null without one. At Zoom that address is read for each request, and a meeting
 * that is missing there is made again; empty where this site has no account in which to start it. At Google the host starts it at the
 * address of everybody. One that was not made yet is made now. MEETING_SERVICE_FAILED. docs/rules.md R-975.
 */
export async function findHostedMeeting(ctx: Context, lesson: LessonAtService) {
  const { curriculumSeq, liveTypeCd } = lesson
  if (liveTypeCd === liveServices.googleMeet) {
    if (!(await findMadeMeeting(ctx, lesson))) await alignOrRetry(ctx, curriculumSeq)
    const made = await findMadeMeeting(ctx, lesson)
    return made && { ...made, startUrl: '' }
  }
  const startUrl = liveTypeCd === liveServices.zoom ? await freshStartUrl(ctx, curriculumSeq) : null
  const made = await findMadeMeeting(ctx, lesson)
  return made && { ...made, startUrl: startUrl ?? '' }
}

async function freshStartUrl(ctx: Context, curriculumSeq: CurriculumSeq) {
  const account = await findAccount(ctx.db, liveServices.zoom)
  if (!account) return null
  const there = await readStartUrl(ctx, account, curriculumSeq)
  if (there !== 'GONE') return there
  await alignOrRetry(ctx, curriculumSeq)
  const again = await readStartUrl(ctx, account, curriculumSeq)
  if (again === 'GONE') throw refuse('MEETING_SERVICE_FAILED')
  return again
}

async function readStartUrl(ctx: Context, account: MeetingAccountRow, curriculumSeq: CurriculumSeq) {
  const row = await findMeeting(ctx.db, curriculumSeq)
  if (row?.liveTypeCd !== account.liveTypeCd || !row.meetingKey) return 'GONE'
  if (row.accountId !== account.accountId) return null
  const { meetingKey } = row
  const startUrl = await orFailed(openAccount(ctx, account).findStartUrl(meetingKey))
  if (startUrl !== null) return startUrl
  await ctx.transaction((tx) => updateMeeting(tx, curriculumSeq, { ...nothingMade, changedAt: ctx.now() }))
  return 'GONE'
}

async function orFailed(answer: Promise<string | null>) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof MeetingProviderUnreachable || error instanceof MeetingProviderRefused)
      throw refuse('MEETING_SERVICE_FAILED')
    throw error
  }
}
