import type { CurriculumSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import {
  MeetingProviderRefused,
  MeetingProviderUnreachable,
} from '../../../platform/meetings/meeting-provider.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  findZoomAccount,
  openZoom,
  type ZoomAccountRow,
} from '../meeting-accounts/meeting-accounts.public.ts'
import { nothingMade } from './claim-meeting.service.ts'
import { alignOrRetry } from './lesson-meetings.jobs.ts'
import { findMeeting, updateMeeting } from './lesson-meetings.queries.ts'
import { openedLinks } from './meeting-links.service.ts'

/** The meeting that a lesson made by itself, for those who join; null without one. */
export async function findMadeMeeting(ctx: Context, curriculumSeq: CurriculumSeq) {
  const row = await findMeeting(ctx.db, curriculumSeq)
  if (!row?.meetingKey || !row.sealedLinks) return null
  return { meetingKey: row.meetingKey, ...openedLinks(ctx, curriculumSeq, row.sealedLinks) }
}

/**
 * The address at which a host starts the meeting, read at the service for each request, and that meeting. One that is missing there, or was not
 * made yet, is made now. Null where this site has no account in which to start it. MEETING_SERVICE_FAILED. docs/rules.md R-975.
 */
export async function freshStartUrl(ctx: Context, curriculumSeq: CurriculumSeq) {
  const account = await findZoomAccount(ctx.db)
  if (!account) return null
  const there = await readStartUrl(ctx, account, curriculumSeq)
  if (there !== 'GONE') return there
  await alignOrRetry(ctx, curriculumSeq)
  const again = await readStartUrl(ctx, account, curriculumSeq)
  if (again === 'GONE') throw refuse('MEETING_SERVICE_FAILED')
  return again
}

async function readStartUrl(ctx: Context, account: ZoomAccountRow, curriculumSeq: CurriculumSeq) {
  const row = await findMeeting(ctx.db, curriculumSeq)
  if (!row?.meetingKey) return 'GONE'
  if (row.accountId !== account.accountId) return null
  const { meetingKey } = row
  const startUrl = await orFailed(openZoom(ctx, account).findStartUrl(meetingKey))
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
