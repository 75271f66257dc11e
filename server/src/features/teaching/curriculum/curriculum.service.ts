import { missionPointed } from 'contract/teaching/curriculum/events'
import type { CurriculumChange, CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { MAX_ITEMS } from 'contract/teaching/curriculum/bulk.schemas'
import { isStarted, isVideoRoom, withEnd } from 'contract/teaching/curriculum/live-items.rules'
import { withHours } from 'contract/teaching/curriculum/offline-hours.schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes, type CurriculumProgressCd, type VodTypeCd } from 'contract/values/type-codes'
import { readVideoLink } from 'contract/values/video-links'
import type { MemberContext } from '../../../platform/context.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { over } from '../../../platform/over.ts'
import { requireSwitchedOn } from '../../../platform/feature-switches.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ruleSentences } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import {
  getChangeableCourse,
  getManagedCourse,
  recordProgressMode,
  type CourseRow,
} from '../courses/courses.public.ts'
import { cleanTexts, showPictures, writeTexts } from '../../system/files/rich-texts.public.ts'
import { requireOwnVideo } from './curriculum-access.service.ts'
import { recountKept, recountLessons, type ItemRow } from './curriculum.public.ts'
import { findItem, findItems, insertItem, updateItem, updateOrder } from './curriculum.queries.ts'
import { findChatRooms } from './chat-rooms.queries.ts'
import { dropItem } from './delete-item.service.ts'
import { changeFiles } from './item-files.service.ts'
import { findLiveItem } from './live-items.queries.ts'
import { addLive, changeLive, weeksOf } from './live-items.service.ts'
import { storedDraft } from './item-draft.views.ts'
import {
  isSameSet,
  placedAfter,
  normalizeItem,
  normalizeMission,
  checkKind,
  checkVideo,
  whyNoRoom,
  whyNoTarget,
  checkWritable,
} from './curriculum.rules.ts'

const LOOK_UPS_AT_ONCE = 60

type ItemRef = { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }

type NewItem = CurriculumDraft & { afterSeq: CurriculumSeq | null; repeatWeeks: number }

/** Adds an item, or a live lesson for each of several weeks; returns the first. */
export function addItem(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { afterSeq, repeatWeeks, ...input }: NewItem,
) {
  const draft = withEnd(withHours(input))
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, courseSeq, tx)
    await check(ctx, tx, { course, draft, own: null })
    await checkRoom(ctx, draft, null)
    const order = (await findItems(tx, courseSeq)).map((item) => item.curriculumSeq)
    const [one, ...others] = weeksOf(draft, repeatWeeks)
    if (order.length + 1 + others.length > MAX_ITEMS) throw refuse('CURRICULUM_FULL')
    const sort = order.length + 1
    const first = await addOne(ctx, tx, { ...one, courseSeq, sort })
    const added = [first]
    for (const other of others)
      added.push(await addOne(ctx, tx, { ...other, courseSeq, sort: sort + added.length }))
    await updateOrder(tx, placedAfter(order, added, afterSeq))
    await recountLessons(tx, courseSeq)
    return { curriculumSeq: first }
  })
}

type Placed = CurriculumDraft & { courseSeq: CourseSeq; sort: number }
export async function addOne(ctx: MemberContext, tx: ChannelTx, { courseSeq, sort, ...draft }: Placed) {
  const { curriculumTypeCd } = draft
  const createdAt = ctx.now()
  const item = normalizeItem(draft)
  const { texts, fileSeqs } = await cleanTexts(ctx, tx, { texts: { content: item.content }, shown: [] })
  const { curriculumSeq } = await insertItem(tx, {
    ...item,
    ...texts,
    courseSeq,
    curriculumTypeCd,
    sort,
    isAvailable: false,
    createdAt,
  })
  const shownIn = { place: 'LESSON', placeSeq: curriculumSeq } as const
  await showPictures(tx, { ...shownIn, before: [], after: fileSeqs, now: createdAt })
  if (curriculumTypeCd === curriculumTypes.live) await addLive(ctx, tx, { curriculumSeq, courseSeq, draft })
  await changeFiles(ctx, tx, { ...draft, curriculumSeq })
  if (normalizeMission(draft).missionResourceId !== null) await emit(tx, missionPointed, { curriculumSeq })
  return curriculumSeq
}

/** Changes the submitted fields of an item. docs/rules.md R-441. */
export function saveItem(ctx: MemberContext, itemRef: ItemRef, named: CurriculumChange) {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, itemRef.courseSeq, tx)
    const item = await findItem(tx, itemRef)
    if (!item) throw refuse('NOT_FOUND')
    const stored = storedDraft(ctx, item, await findLiveItem(tx, item.curriculumSeq))
    const { offlineStartTime, offlineEndTime } = named
    // A length without an end sets the end.
    const isLengthAlone = Boolean(named.classTime) && named.liveEndAt === undefined
    const base = { ...over(stored, named), offlineStartTime, offlineEndTime }
    const draft = withEnd(withHours(isLengthAlone ? { ...base, liveEndAt: null } : base))
    // A lesson keeps its kind: learners' progress would otherwise change its meaning.
    if (item.curriculumTypeCd !== draft.curriculumTypeCd) throw refuse('CLASS_RULE')
    if (item.missionType !== normalizeMission(draft).missionType) throw refuse('CLASS_RULE')
    const isOver = item.liveStartAt !== null && isStarted({ startsAt: item.liveStartAt }, ctx.now())
    if (!isOver) await check(ctx, tx, { course, draft, own: item })
    await checkRoom(ctx, draft, stored)
    const { curriculumSeq } = itemRef
    const tidied = normalizeItem(draft)
    const texts = { content: tidied.content }
    const values = {
      ...tidied,
      ...(await writeTexts(ctx, tx, { place: 'LESSON', placeSeq: curriculumSeq, texts })),
    }
    if (values.missionResourceSeq !== item.missionResourceId)
      await emit(tx, missionPointed, { curriculumSeq })
    if (draft.curriculumTypeCd === curriculumTypes.live)
      await changeLive(ctx, tx, { item, draft: { ...draft, content: values.content } })
    await updateItem(tx, curriculumSeq, { ...values, now: ctx.now() })
    const changeSize = await changeFiles(ctx, tx, { ...draft, curriculumSeq })
    await recountLessons(tx, itemRef.courseSeq)
    return { changeSize }
  })
}

export function removeItem(ctx: MemberContext, itemRef: ItemRef, forceYn: 'Y' | 'N') {
  return ctx.transaction(async (tx) => {
    const course = await getChangeableCourse(ctx, itemRef.courseSeq, tx)
    const item = await findItem(tx, itemRef)
    if (!item) throw refuse('NOT_FOUND')
    ctx.audit.record({ before: { title: item.title } })
    await dropItem(ctx, tx, { curriculumSeq: itemRef.curriculumSeq, forceYn })
    await recountKept(tx, course)
    return null
  })
}

/** Sets the whole order. CURRICULUM_CHANGED when lessons were added or removed meanwhile. */
export function orderItems(ctx: MemberContext, courseSeq: CourseSeq, curriculumSeqs: CurriculumSeq[]) {
  return ctx.transaction(async (tx) => {
    await getChangeableCourse(ctx, courseSeq, tx)
    const items = await findItems(tx, courseSeq)
    const known = items.map((item) => item.curriculumSeq)
    if (!isSameSet(known, curriculumSeqs)) throw refuse('CURRICULUM_CHANGED')
    await updateOrder(tx, curriculumSeqs)
    return null
  })
}

export function setProgressMode(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  curriculumProgressCd: CurriculumProgressCd,
) {
  return ctx.transaction(async (tx) => {
    await getChangeableCourse(ctx, courseSeq, tx)
    await recordProgressMode(tx, courseSeq, { curriculumProgressCd, updatedAt: ctx.now() })
    return null
  })
}

/** Facts about a linked video from its host. VIDEO_LINK_WRONG, VIDEO_LINK_NOT_FOUND, VIDEO_HOST_FAILED. */
export async function lookUpVideo(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  input: { vodTypeCd: VodTypeCd; linkUrl: string },
) {
  await getManagedCourse(ctx, courseSeq)
  const link = readVideoLink(input)
  if (!link) throw refuse('VIDEO_LINK_WRONG')
  const pace = { most: LOOK_UPS_AT_ONCE, everySeconds: 5 }
  if (!(await ctx.ports.limits.allow({ [`vod-link:${ctx.channelSeq}`]: pace })))
    throw refuse('TOO_MANY_REQUESTS')
  const about = await ctx.ports.videoHosts.about(link)
  if (!('trouble' in about)) return about
  const { trouble, said } = about
  throw refuse(trouble === 'NOT_FOUND' ? 'VIDEO_LINK_NOT_FOUND' : 'VIDEO_HOST_FAILED', null, { said })
}

type Service = Pick<CurriculumDraft, 'curriculumTypeCd' | 'liveTypeCd'>
/** Lessons that are in the video room already stay there while it is switched off: people enrolled for them. docs/rules.md R-1161. */
async function checkRoom(
  ctx: MemberContext,
  { curriculumTypeCd, liveTypeCd }: Service,
  stored: Service | null,
) {
  if (curriculumTypeCd !== curriculumTypes.live || !isVideoRoom(liveTypeCd)) return
  if (!isVideoRoom(stored?.liveTypeCd)) await requireSwitchedOn('LIVE_ROOMS', ctx)
}

interface ItemInput {
  course: Pick<CourseRow, 'courseSeq' | 'productKind'>
  draft: CurriculumDraft
  /** The stored item; null for a new one. */
  own: ItemRow | null
}
export async function check(ctx: MemberContext, tx: ChannelTx, { course, draft, own }: ItemInput) {
  const { courseSeq, productKind } = course
  const items = await findItems(tx, courseSeq)
  const rooms = await findChatRooms(tx, courseSeq)
  const broken = [
    ...checkKind(productKind, draft.curriculumTypeCd),
    ...checkWritable(draft, ctx.now()),
    ...whyNoTarget(draft, { own, items }),
    ...whyNoRoom(draft, { own, rooms: rooms.map(({ chatRoomSeq }) => chatRoomSeq) }),
  ]
  const { uploadVodSeq } = normalizeItem(draft)
  if (uploadVodSeq !== null) {
    const video = await requireOwnVideo(ctx, tx, { courseSeq, uploadVodSeq })
    broken.push(...checkVideo(video, own))
  }
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
}
