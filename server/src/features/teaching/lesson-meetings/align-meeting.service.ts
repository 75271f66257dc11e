import { randomUUID } from 'node:crypto'
import type { MeetingFault } from 'contract/teaching/lesson-meetings/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import {
  MeetingProviderRefused,
  MeetingProviderUnreachable,
  type Meeting,
  type MeetingInput,
} from '../../../platform/meetings/meeting-provider.ts'
import { openAccount, recordAccountFault } from '../meeting-accounts/meeting-accounts.public.ts'
import { claimStep, nothingMade, type Claim } from './claim-meeting.service.ts'
import { deleteMeeting, updateMeeting } from './lesson-meetings.queries.ts'
import { retryDelay } from './lesson-meetings.rules.ts'
import { sealedLinks } from './meeting-links.service.ts'

/** A lesson that changes while its meeting is made needs a second step, and one more where the meeting was gone. */
const MAX_STEPS = 4

/** Milliseconds until it is to be tried again; null where it is settled, or where trying alone does not help. */
export async function alignMeeting(ctx: Context, curriculumSeq: CurriculumSeq): Promise<number | null> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const claim = await claimStep(ctx, curriculumSeq)
    if (claim === null) return null
    if (claim === 'BUSY') return retryDelay(0, null) * 1000
    try {
      await settle(ctx, claim, await perform(ctx, claim))
    } catch (error) {
      return await settleFault(ctx, claim, error)
    }
  }
  return retryDelay(0, null) * 1000
}

type Outcome = { made: Meeting } | 'CHANGED' | 'GONE' | 'DELETED'

/** The one request or two to the service. Each may be repeated. */
async function perform(ctx: Context, claim: Claim): Promise<Outcome> {
  const service = openAccount(ctx, claim.account)
  const input = inputOf(claim)
  switch (claim.step) {
    case 'CREATE':
      return { made: await service.createMeeting(claim.creationKey, input) }
    case 'CHANGE':
      return (await service.changeMeeting(claim.meetingKey, input)) ? 'CHANGED' : 'GONE'
    case 'CLEAR': {
      const { meetingKey } = await service.createMeeting(claim.creationKey, input)
      await service.deleteMeeting(meetingKey)
      return 'DELETED'
    }
    case 'DELETE':
      await service.deleteMeeting(claim.meetingKey)
      return 'DELETED'
  }
}

/** The service chooses the password; learners come in once the host has started, or lets them in. */
const inputOf = ({ lesson: { title, startsAt, endsAt } }: Claim): MeetingInput => ({
  title,
  startsAt,
  endsAt,
  password: null,
  isWaitingRoomOn: false,
})

const settled = { fault: null, faultCode: null, tries: 0, busyUntil: null }

async function settle(ctx: Context, claim: Claim, outcome: Outcome) {
  const { curriculumSeq, title, startsAt, endsAt } = claim.lesson
  const known = { madeTitle: title, madeStartsAt: startsAt, madeEndsAt: endsAt }
  const changedAt = ctx.now()
  await ctx.transaction(async (tx) => {
    if (outcome === 'DELETED') await deleteMeeting(tx, curriculumSeq)
    else if (outcome === 'CHANGED')
      await updateMeeting(tx, curriculumSeq, { ...settled, ...known, changedAt })
    // Another one follows: the key of the one before would find it again where the service deletes late.
    else if (outcome === 'GONE')
      await updateMeeting(tx, curriculumSeq, {
        ...settled,
        ...nothingMade,
        creationKey: randomUUID(),
        isBegun: false,
        changedAt,
      })
    else
      await updateMeeting(tx, curriculumSeq, {
        ...settled,
        ...known,
        meetingKey: outcome.made.meetingKey,
        sealedLinks: sealedLinks(ctx, curriculumSeq, outcome.made),
        changedAt,
      })
  })
}

/** Keeps what went wrong for staff, and says when to try again. */
async function settleFault(ctx: Context, claim: Claim, error: unknown) {
  const wrong = faultOf(error)
  if (!wrong) throw error
  const { fault, faultCode, isRefused, retryAfter } = wrong
  const { lesson, account, tries } = claim
  const changedAt = ctx.now()
  await ctx.transaction(async (tx) => {
    await updateMeeting(tx, lesson.curriculumSeq, {
      fault,
      faultCode,
      tries: tries + 1,
      busyUntil: null,
      changedAt,
      // What was refused does not exist.
      ...(isRefused && claim.step === 'CREATE' && claim.isFirst && { isBegun: false }),
    })
    if (fault !== 'REFUSED' && fault !== 'UNREACHABLE')
      await recordAccountFault(tx, account, { checkedAt: changedAt, lastError: fault })
  })
  return fault === 'UNREACHABLE' ? retryDelay(tries, retryAfter) * 1000 : null
}

interface Wrong {
  fault: MeetingFault
  faultCode: string | null
  isRefused: boolean
  retryAfter: number | null
}
function faultOf(error: unknown): Wrong | null {
  if (error instanceof MeetingProviderUnreachable)
    return { fault: 'UNREACHABLE', faultCode: null, isRefused: false, retryAfter: null }
  if (!(error instanceof MeetingProviderRefused)) return null
  const { code, retryAfter, account } = error
  const fault = account ?? (retryAfter === null ? 'REFUSED' : 'UNREACHABLE')
  return { fault, faultCode: code, isRefused: true, retryAfter }
}
