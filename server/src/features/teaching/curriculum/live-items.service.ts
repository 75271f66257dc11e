import type { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { laterBy } from 'contract/teaching/courses/copy.rules'
import {
  liveCancelled,
  liveMoved,
  liveSaved,
  liveScheduled,
} from 'contract/teaching/curriculum/live-items.events'
import type { LiveDraft } from 'contract/teaching/curriculum/live-items.schemas'
import {
  classTime,
  DEFAULT_JOIN_MINUTES,
  everyWeek,
  isStarted,
  isVideoRoom,
  meetingIdOf,
  weekTitle,
} from 'contract/teaching/curriculum/live-items.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes, liveTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { roomName } from '../../../platform/live-media/live-media.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  meetingLinksLabel,
  meetingLinksOf,
  type MeetingLinks,
} from '../lesson-meetings/lesson-meetings.public.ts'
import type { ItemRow } from './curriculum.public.ts'
import {
  findLiveItem,
  findLiveItems,
  insertLiveItem,
  lockLiveItem,
  updateMeetingLinks,
  updateLiveItem,
} from './live-items.queries.ts'

type LiveItemRow = NonNullable<Awaited<ReturnType<typeof findLiveItem>>>

/** One draft per week; a single one for a lesson that is not live or not repeated. */
export function weeksOf(draft: CurriculumDraft, weeks: number): [CurriculumDraft, ...CurriculumDraft[]] {
  const { liveStartAt: startsAt, liveEndAt: endsAt, curriculumTypeCd, title } = draft
  if (curriculumTypeCd !== curriculumTypes.live || !startsAt || !endsAt) return [draft]
  const [first = draft, ...others] = everyWeek({ startsAt, endsAt }, weeks).map((times, week) => ({
    ...draft,
    title: weekTitle(title, week, weeks),
    liveStartAt: times.startsAt,
    liveEndAt: times.endsAt,
  }))
  return [first, ...others]
}

type Sealing = Pick<Context, 'ports' | 'channelSeq'>
export async function addLive(
  ctx: Sealing,
  tx: ChannelTx,
  { draft, ...lessonRef }: { draft: LiveDraft; curriculumSeq: CurriculumSeq; courseSeq: CourseSeq },
) {
  await insertLiveItem(tx, { ...lessonRef, ...valuesOf(ctx, lessonRef.curriculumSeq, draft) })
  await emit(tx, liveScheduled, { curriculumSeq: lessonRef.curriculumSeq })
  await emit(tx, liveSaved, { curriculumSeq: lessonRef.curriculumSeq })
}

interface Copy {
  from: CurriculumSeq
  to: { curriculumSeq: CurriculumSeq; courseSeq: CourseSeq }
  weeks: number
  keepsMeetingLinks: boolean
}
/** Copies a live lesson by this many weeks. Without the links the copy needs a meeting of its own. */
export async function copyLive(ctx: Context, tx: ChannelTx, { from, to, weeks, keepsMeetingLinks }: Copy) {
  const live = await findLiveItem(tx, from)
  if (!live) return
  const { liveType, liveTypeCd, attendeeJoinTimeLive, tchJoinTimeLive, hasWaitingRoom, hasAudience } = live
  const times = { liveStartAt: laterBy(weeks, live.startsAt), liveEndAt: laterBy(weeks, live.endsAt) }
  const links = keepsMeetingLinks ? meetingLinksOf(ctx, live) : { joinUrl: '', startUrl: '', password: '' }
  const kind = { liveType, liveTypeCd, hasWaitingRoom, hasAudience, classTime: null }
  const draft = { ...kind, attendeeJoinTimeLive, tchJoinTimeLive, ...times, ...links }
  await addLive(ctx, tx, { ...to, draft })
}

/** Fields that learners relied on: description, lock and rewards. */
const api = ['content', 'lockStatusYn', 'xp', 'point', 'credit'] as const
type LiveDefaults = Pick<ItemRow, (typeof api)[number]>

/** Once it has started only its title can change: learners attended it as announced. LIVE_STARTED. */
export async function changeLive(
  ctx: Context,
  tx: ChannelTx,
  { item, draft }: { item: ItemRow; draft: LiveDraft & LiveDefaults },
) {
  const { curriculumSeq } = item
  const live = await lockLiveItem(tx, curriculumSeq)
  if (!live) throw refuse('NOT_FOUND')
  const values = valuesOf(ctx, curriculumSeq, draft)
  await emit(tx, liveSaved, { curriculumSeq })
  if (isStarted(live, ctx.now())) {
    const isSame =
      api.every((name) => item[name] === draft[name]) &&
      isSameLive(live, values) &&
      hasSameLinks(meetingLinksOf(ctx, live), linksOf(draft))
    if (!isSame) throw refuse('LIVE_STARTED')
    return
  }
  const isStartMoved = live.startsAt.getTime() !== values.startsAt.getTime()
  const hasMoved = !isSameTime(live, values)
  await updateLiveItem(tx, curriculumSeq, { ...values, hasMoved, isStartMoved })
  if (hasMoved) await emit(tx, liveMoved, { curriculumSeq, isStartMoved, movedAt: ctx.now() })
}

/** Notifies learners of a cancelled lesson; a lesson that is over is removed silently. */
export async function cancelLive(ctx: Context, tx: ChannelTx, curriculumSeq: CurriculumSeq) {
  const live = await lockLiveItem(tx, curriculumSeq)
  if (!live) return
  await emit(tx, liveSaved, { curriculumSeq })
  if (live.endsAt > ctx.now()) await emit(tx, liveCancelled, { curriculumSeq })
}

/** Deletes the links and passwords of every live lesson of a course; their times stay. */
export async function clearMeetingLinks({ ports, channelSeq }: Sealing, tx: ChannelTx, courseSeq: CourseSeq) {
  const links: MeetingLinks = { joinUrl: '', startUrl: '', password: '' }
  for (const { curriculumSeq } of await findLiveItems(tx, courseSeq)) {
    const label = meetingLinksLabel(channelSeq, curriculumSeq)
    const sealedDoor = ports.secrets.wrap(Buffer.from(JSON.stringify(links)), label)
    await updateMeetingLinks(tx, curriculumSeq, { sealedDoor, hasJoinUrl: false })
    await emit(tx, liveSaved, { curriculumSeq })
  }
}

function valuesOf({ ports, channelSeq }: Sealing, curriculumSeq: CurriculumSeq, draft: LiveDraft) {
  const { liveStartAt: startsAt, liveEndAt: endsAt } = draft
  if (!startsAt || !endsAt) throw refuse('CLASS_RULE')
  const links = linksOf(draft)
  return {
    startsAt,
    endsAt,
    liveType: draft.liveType,
    liveTypeCd: draft.liveTypeCd,
    attendeeJoinTimeLive: draft.attendeeJoinTimeLive,
    tchJoinTimeLive: draft.tchJoinTimeLive,
    hasWaitingRoom: isVideoRoom(draft.liveTypeCd) && draft.hasWaitingRoom,
    hasAudience: isVideoRoom(draft.liveTypeCd) && draft.hasAudience,
    hasJoinUrl: links.joinUrl !== '',
    sealedDoor: ports.secrets.wrap(
      Buffer.from(JSON.stringify(links)),
      meetingLinksLabel(channelSeq, curriculumSeq),
    ),
  }
}

/** The video room of the site has no links. */
const linksOf = ({ liveTypeCd, joinUrl, startUrl, password }: LiveDraft): MeetingLinks =>
  isVideoRoom(liveTypeCd) ? { joinUrl: '', startUrl: '', password: '' } : { joinUrl, startUrl, password }

type Values = ReturnType<typeof valuesOf>
const isSameTime = (live: LiveItemRow, { startsAt, endsAt }: Values) =>
  live.startsAt.getTime() === startsAt.getTime() && live.endsAt.getTime() === endsAt.getTime()
const isSameLive = (live: LiveItemRow, values: Values) =>
  isSameTime(live, values) &&
  live.liveType === values.liveType &&
  live.liveTypeCd === values.liveTypeCd &&
  live.attendeeJoinTimeLive === values.attendeeJoinTimeLive &&
  live.tchJoinTimeLive === values.tchJoinTimeLive &&
  live.hasWaitingRoom === values.hasWaitingRoom &&
  live.hasAudience === values.hasAudience
const hasSameLinks = (links: MeetingLinks, draft: MeetingLinks) =>
  links.joinUrl === draft.joinUrl && links.startUrl === draft.startUrl && links.password === draft.password

/** The settings of a live lesson for staff; empty for other lessons. */
export function liveSettings(ctx: Context, live: LiveItemRow | undefined) {
  if (!live) return { ...noLive, isLiveStarted: false }
  const { curriculumSeq, liveType, liveTypeCd, attendeeJoinTimeLive, tchJoinTimeLive } = live
  const { hasWaitingRoom, hasAudience } = live
  const links = meetingLinksOf(ctx, live)
  return {
    ...noLive,
    itemSeq: curriculumSeq,
    liveType,
    liveTypeCd,
    liveAt: seoulDay(live.startsAt),
    liveEndDateAt: seoulDay(live.endsAt),
    classTime: classTime(live),
    attendeeJoinTimeLive,
    tchJoinTimeLive,
    hasWaitingRoom,
    hasAudience,
    ...links,
    meetingId: meetingIdOf(liveTypeCd, links),
    gooroomeeId: isVideoRoom(liveTypeCd) ? roomName(ctx.channelSeq, curriculumSeq) : null,
    isLiveStarted: isStarted(live, ctx.now()),
  }
}
const noLive = {
  itemSeq: null,
  liveType: liveTypes.meeting,
  liveTypeCd: null,
  liveAt: null,
  liveEndDateAt: null,
  classTime: 0,
  attendeeJoinTimeLive: DEFAULT_JOIN_MINUTES,
  tchJoinTimeLive: DEFAULT_JOIN_MINUTES,
  hasWaitingRoom: false,
  hasAudience: false,
  joinUrl: '',
  startUrl: '',
  meetingId: null,
  gooroomeeId: null,
  password: '',
}
