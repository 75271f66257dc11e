import { liveRoomPath } from 'contract/learning/live-rooms/paths'
import {
  isHost,
  isVideoRoom,
  meetingIdOf,
  type LiveUserType,
} from 'contract/teaching/curriculum/live-items.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { fareTypes, liveServices } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import { roomName } from '../../../platform/live-media/live-media.ts'
import { refuse } from '../../../platform/refuse.ts'
import { upsertAttendance } from '../attendance/attendance.public.ts'
import { recordAttended } from '../lessons/lessons.public.ts'
import { findItem, findLiveItem } from '../../teaching/curriculum/curriculum.public.ts'
import {
  findHostedMeeting,
  findMadeMeeting,
  meetingLinksOf,
} from '../../teaching/lesson-meetings/lesson-meetings.public.ts'
import { defaultService } from '../../teaching/meeting-accounts/meeting-accounts.public.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'
import { findLiveFor, type LiveRow } from './live.queries.ts'
import { checkJoinable } from './live.rules.ts'
import { userTypeOf } from './live.views.ts'

export interface LessonRef {
  courseSeq: CourseSeq
  itemSeq: CurriculumSeq
}
/** Whether every member may join without an enrolment, in courses that allow it. */
export interface Entry {
  letsInAll: boolean
}

/** A live lesson that its caller may attend, at any time. */
export async function getLive(ctx: MemberContext, { courseSeq, itemSeq }: LessonRef, { letsInAll }: Entry) {
  const { course, isManager, grant } = await getReadableCourse(ctx, courseSeq)
  const lessonRef = { courseSeq, curriculumSeq: itemSeq }
  const item = await findItem(ctx.db, lessonRef)
  const live = item && (await findLiveFor(ctx.db, ctx.user.userSeq, lessonRef))
  if (!live) throw refuse('NOT_FOUND')
  if (!isManager) {
    const isIn = grant !== null || (letsInAll && course.fareCd === fareTypes.open)
    if (!isIn) throw refuse('NOT_ATTENDING')
    if (item.lockStatusYn === 'Y') throw refuse('LESSON_LOCKED')
  }
  const userType = isManager ? userTypeOf(ctx, live) : ('user' as const)
  return { live, userType, attendSeq: grant?.attendSeq ?? null }
}

/** The same, during its join window. */
async function getOpenLive(ctx: MemberContext, lessonRef: LessonRef, entry: Entry) {
  const found = await getLive(ctx, lessonRef, entry)
  const refused = checkJoinable(found.live, found.userType, ctx.now())
  if (refused) throw refuse(refused.refusal, null, { minutes: refused.minutes })
  return found
}

/** The only endpoint that returns the links. */
export async function join(ctx: MemberContext, lessonRef: LessonRef, entry: Entry) {
  const { live, userType } = await getOpenLive(ctx, lessonRef, entry)
  const { joinUrl, startUrl, password, meetingId } = await linksFor(ctx, lessonRef, { live, userType })
  const leads = isHost(userType)
  return {
    itemSeq: lessonRef.itemSeq,
    liveType: live.liveType,
    liveTypeCd: live.liveTypeCd,
    userType,
    joinUrl: joinUrl || startUrl,
    startUrl: leads ? startUrl || joinUrl : null,
    meetingId,
    gooroomeeId: isVideoRoom(live.liveTypeCd) ? roomName(ctx.channelSeq, lessonRef.itemSeq) : null,
    password,
    channelLiveTypeCd: await defaultService(ctx),
  }
}

interface Joining {
  live: LiveRow
  userType: LiveUserType
}
/** The video room of the site is a page of its own; where staff gave no links, the lesson may have made its meeting. */
async function linksFor(ctx: MemberContext, lessonRef: LessonRef, { live, userType }: Joining) {
  const { liveTypeCd } = live
  if (isVideoRoom(liveTypeCd)) {
    const joinUrl = ctx.incoming.origin + liveRoomPath(lessonRef)
    return { joinUrl, startUrl: '', password: '', meetingId: null }
  }
  const own = await ownLinks(ctx, lessonRef, userType)
  if (own) return { ...own, meetingId: meetingIdOf(liveTypeCd, own) }
  return madeLinks(ctx, lessonRef, { live, userType })
}

/** The links that staff gave this person; null without them. */
async function ownLinks(ctx: MemberContext, { itemSeq }: LessonRef, userType: LiveUserType) {
  const sealed = await findLiveItem(ctx.db, itemSeq)
  if (!sealed) throw refuse('NOT_FOUND')
  const links = meetingLinksOf(ctx, sealed)
  return links.joinUrl !== '' || (isHost(userType) && links.startUrl !== '') ? links : null
}

/** The meeting that the lesson made by itself. Its start address is read for hosts alone. docs/rules.md R-975. */
async function madeLinks(ctx: MemberContext, { itemSeq }: LessonRef, { live, userType }: Joining) {
  const lesson = { curriculumSeq: itemSeq, liveTypeCd: live.liveTypeCd }
  const hosted = isHost(userType) ? await findHostedMeeting(ctx, lesson) : null
  const made = hosted ?? (await findMadeMeeting(ctx, lesson))
  if (!made) throw refuse('LIVE_LINK_MISSING')
  return { ...made, startUrl: hosted?.startUrl ?? '' }
}

/** Records the attendance once; it completes the lesson for a learner. In the video room it counts to be inside. */
export async function attend(ctx: MemberContext, lessonRef: LessonRef) {
  const { live, userType, attendSeq } = await getOpenLive(ctx, lessonRef, { letsInAll: true })
  if (isVideoRoom(live.liveTypeCd)) throw refuse('LIVE_COUNTED_INSIDE')
  const { itemSeq } = lessonRef
  const hasLinks = await ownLinks(ctx, lessonRef, userType)
  const curriculumSeq = itemSeq
  const hasMeeting = hasLinks || (await findMadeMeeting(ctx, { curriculumSeq, liveTypeCd: live.liveTypeCd }))
  if (!hasMeeting) throw refuse('LIVE_LINK_MISSING')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const attendance = { curriculumSeq, userSeq: ctx.user.userSeq, attendSeq, userType, joinedAt: now }
    const { joinedAt } = await upsertAttendance(tx, attendance)
    if (attendSeq !== null) await recordAttended(tx, { attendSeq, curriculumSeq, now })
    return { attendedAt: joinedAt }
  })
}

/** The Zoom meeting, for its host. */
export async function zoomMeeting(ctx: MemberContext, lessonRef: LessonRef) {
  const { liveTypeCd, userType, joinUrl, startUrl, meetingId } = await join(ctx, lessonRef, {
    letsInAll: false,
  })
  if (!isHost(userType)) throw refuse('NOT_ALLOWED')
  if (liveTypeCd !== liveServices.zoom) throw refuse('NOT_FOUND')
  return { meetingId, startUrl: startUrl ?? joinUrl, joinUrl }
}
