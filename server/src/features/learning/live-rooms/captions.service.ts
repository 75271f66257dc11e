import type { z } from 'zod'
import type { sendCaption as sendCaptionApi } from 'contract/learning/live-rooms/captions.api'
import { CAPTION_SECONDS, mayCaption } from 'contract/learning/live-rooms/captions.rules'
import type { CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import type { LessonRef } from '../live/live.public.ts'
import {
  deleteCaptions,
  findCaptions,
  findHasCaptions,
  updateCaptions,
  upsertCaption,
} from './captions.queries.ts'
import { findWhereabouts } from './groups.queries.ts'
import { findKeepsCaptions, upsertRecorded } from './recorded-captions.queries.ts'
import { findRunning } from './recordings.queries.ts'
import { openAsHost, openInside } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { insertRoom } from './rooms.queries.ts'

/** Thirty in a row, then one a second: a sentence grows while it is said. */
const PACE = { most: 30, everySeconds: 1 }
const KEPT_MS = 60_000
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

interface CaptionsSwitch {
  isOn: boolean
  isKept: boolean
}
/** docs/rules.md R-1218, R-1305. */
export async function switchCaptions(
  ctx: MemberContext,
  lessonRef: LessonRef,
  { isOn, isKept }: CaptionsSwitch,
) {
  const { curriculumSeq } = await openAsHost(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, ctx.now())
    await updateCaptions(tx, curriculumSeq, { hasCaptions: isOn, keepsCaptions: isOn && isKept })
  })
  roomPublisher(ctx, curriculumSeq).toAll()
  return null
}

/** What was said where the caller is. docs/rules.md R-1219. */
export async function listCaptions(ctx: MemberContext, lessonRef: LessonRef) {
  const { curriculumSeq } = await openInside(ctx, lessonRef)
  const person = { curriculumSeq, userSeq: ctx.user.userSeq }
  const { liveGroupSeq } = await findWhereabouts(ctx.db, person, ctx.now())
  const since = before(ctx.now(), CAPTION_SECONDS * 1000)
  const found = await findCaptions(ctx.db, { curriculumSeq, liveGroupSeq, since })
  return {
    list: found.map(({ userSeq, name, ...caption }) => ({
      ...caption,
      speakerSeq: userSeq,
      speakerName: shownName(name, ctx.language),
    })),
  }
}

type Sentence = z.output<(typeof sendCaptionApi)['body']>
/** docs/rules.md R-1218, R-1219. */
export async function sendCaption(
  ctx: MemberContext,
  lessonRef: LessonRef,
  { captionLanguage, ...sentence }: Sentence,
) {
  const { curriculumSeq, live, userType } = await openInside(ctx, lessonRef)
  if (!mayCaption(live.liveType, userType)) throw refuse('NOT_ALLOWED')
  await keepMemberPace(ctx, 'live-captions', PACE)
  const { userSeq } = ctx.user
  const saidAt = ctx.now()
  const { liveGroupSeq } = await findWhereabouts(ctx.db, { curriculumSeq, userSeq }, saidAt)
  await ctx.transaction(async (tx) => {
    if (!(await findHasCaptions(tx, curriculumSeq))) throw refuse('LIVE_CAPTIONS_OFF')
    await deleteCaptions(tx, before(saidAt, KEPT_MS), curriculumSeq)
    await upsertCaption(tx, { curriculumSeq, userSeq, liveGroupSeq, ...sentence, saidAt })
    if (liveGroupSeq === null)
      await recordSentence(tx, curriculumSeq, { userSeq, captionLanguage, ...sentence, saidAt })
  })
  roomPublisher(ctx, curriculumSeq).caption()
  return null
}

/** What is said in the room stays with its recording; groups are not recorded. docs/rules.md R-1305. */
async function recordSentence(
  tx: ChannelTx,
  curriculumSeq: CurriculumSeq,
  sentence: Omit<Parameters<typeof upsertRecorded>[1], 'liveRecordingSeq'>,
) {
  const recording = (await findKeepsCaptions(tx, curriculumSeq)) && (await findRunning(tx, curriculumSeq))
  if (recording) await upsertRecorded(tx, { ...sentence, liveRecordingSeq: recording.liveRecordingSeq })
}
