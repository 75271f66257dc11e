import { accessEnds, reviewExpires } from 'contract/money/enrolments/enrolments.rules'
import { LiveDraft } from 'contract/teaching/curriculum/live-items.schemas'
import type {
  AttendSeq,
  ChannelCategorySeq,
  ChannelSeq,
  ClassSeq,
  CourseSeq,
  CurriculumSeq,
  MerchantSeq,
  UploadVodSeq,
  UserSeq,
} from 'contract/values/ids'
import { curriculumTypes, fareTypes, liveServices, userLimitTypes } from 'contract/values/type-codes'
import { addLive, recountLessons } from 'server/src/features/teaching/curriculum/curriculum.public.ts'
import type { ChannelTx } from 'server/src/platform/db/channel-db.ts'
import type { Ports } from 'server/src/platform/ports.ts'
import type { DemoClass, DemoLesson } from './content.ts'
import * as rows from './demo.queries.ts'
import { list, paragraphs } from './html.ts'
import type { Drawings } from './drawings.ts'
import { keepPicture } from './keep-picture.ts'
import { known } from './known.ts'
import type { DemoCoupon } from './coupons.ts'
import { sell, sellAndRefund, type DemoPayment } from './sales.ts'
import { after, closes, minutesAfter, nextTime, opens, seoulTime } from './moments.ts'
import type { VideoName } from './videos.ts'

/** The site that is being filled. */
export interface Stage {
  tx: ChannelTx
  channelSeq: ChannelSeq
  ports: Ports
  now: Date
  ownerSeq: UserSeq
  drawings: Drawings
  /** Whether places of paid classes were bought at the sandbox provider. */
  hasSandbox: boolean
  /** What was paid there. */
  sold: DemoPayment[]
  coupon: DemoCoupon
  /** Until when real money was paid, and to which account of the platform; null where it never was. */
  former: { until: Date; merchantSeq: MerchantSeq } | null
}
export interface Learner {
  userSeq: UserSeq
  name: string
  email: string
}
interface ClassWork {
  at: number
  writerUserSeq: UserSeq
  channelCategorySeq: ChannelCategorySeq
  videos: Map<string, UploadVodSeq>
  learners: Learner[]
}

/** A class as it was made: its lessons by title, the places in it by name. */
export interface MadeClass {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  lessons: Map<string, CurriculumSeq>
  places: Map<string, AttendSeq>
}

/** A class with its lessons, its learners and what they thought of it. */
export async function addClass(stage: Stage, one: DemoClass, work: ClassWork): Promise<MadeClass> {
  const { tx } = stage
  const imageFileSeq = await keepPicture(stage, known(stage.drawings.covers, one.scene))
  const round = roundOf(one, stage.now)
  const course = await rows.insertCourseRow(tx, { ...courseOf(one, work, stage.now), imageFileSeq }, round)
  const lessons = await addLessons(stage, one.lessons, { ...course, videos: work.videos })
  await recountLessons(tx, course.courseSeq)
  const places = await addLearners(stage, one, { ...course, ...work, lessons: [...lessons.values()] })
  return { ...course, lessons, places }
}

const limitOf = ({ seats, hasLine = false }: DemoClass): rows.RoundRow['userLimitTypeCd'] => {
  if (seats === undefined) return userLimitTypes.unlimited
  return hasLine ? userLimitTypes.waitlist : userLimitTypes.limited
}
export const roundOf = (one: DemoClass, now: Date) => ({
  userLimitTypeCd: limitOf(one),
  maxUserCount: one.seats ?? null,
  startAt: opens(now, one.days?.first),
  endAt: closes(now, one.days?.last),
})

export const feesOf = ({ price, discount, recruiting }: DemoClass, now: Date) => ({
  fareCd: price === 0 ? fareTypes.free : fareTypes.paid,
  price,
  discountPrice: discount?.price ?? null,
  discountEndAt: closes(now, discount?.lastDay),
  payStartAt: opens(now, recruiting?.first),
  payEndAt: closes(now, recruiting?.last),
})

const courseOf = (one: DemoClass, { at, writerUserSeq, channelCategorySeq }: ClassWork, now: Date) => ({
  ...feesOf(one, now),
  title: one.title,
  subTitle: one.subTitle,
  introduction: one.introduction,
  desc1: paragraphs(...one.about),
  desc2: list(one.audience),
  desc3: list(one.contents),
  desc5: list(one.notes),
  channelCategorySeq,
  difficultyCd: one.difficultyCd,
  vodDays: one.vodDays,
  productKind: one.productKind ?? ('CLASS' as const),
  writerUserSeq,
  publishedAt: after(now, -116 + at),
  // Put first by hand, in this order.
  sort: at - 1000,
})

const blank = {
  content: '',
  isPublic: false,
  uploadVodSeq: null,
  offlineStartAt: null,
  offlineEndAt: null,
  addrRoad1: null,
  addrRoad2: null,
}
/** Answers the lessons by title, in their order and with sections left out. */
async function addLessons(
  stage: Stage,
  lessons: readonly DemoLesson[],
  { courseSeq, videos }: { courseSeq: CourseSeq; videos: Map<string, UploadVodSeq> },
) {
  const written: rows.LessonRow[] = []
  for (const [at, lesson] of lessons.entries()) {
    const own = await lessonOf(stage, lesson, videos)
    written.push({ ...blank, title: lesson.title, ...own, courseSeq, sort: at + 1, createdAt: stage.now })
  }
  const made = await rows.insertLessons(stage.tx, written)
  const byTitle = new Map<string, CurriculumSeq>()
  for (const [at, lesson] of lessons.entries()) {
    const curriculumSeq = made[at]?.curriculumSeq
    if (curriculumSeq === undefined || lesson.kind === 'section') continue
    byTitle.set(lesson.title, curriculumSeq)
    if (lesson.kind === 'live') await addLiveRow(stage, lesson, { courseSeq, curriculumSeq })
  }
  return byTitle
}

async function lessonOf(stage: Stage, lesson: DemoLesson, videos: Map<string, UploadVodSeq>) {
  switch (lesson.kind) {
    case 'section':
      return { curriculumTypeCd: curriculumTypes.section }
    case 'video': {
      const uploadVodSeq = await videoOf(stage, lesson.video, videos)
      return { curriculumTypeCd: curriculumTypes.video, isPublic: lesson.isFree ?? false, uploadVodSeq }
    }
    case 'offline': {
      const offlineStartAt = seoulTime(stage.now, lesson.day, lesson.from)
      const offlineEndAt = after(offlineStartAt, lesson.hours / 24)
      const { address: addrRoad1, detail: addrRoad2 } = lesson.place
      return { curriculumTypeCd: curriculumTypes.offline, offlineStartAt, offlineEndAt, addrRoad1, addrRoad2 }
    }
    case 'live':
      return { curriculumTypeCd: curriculumTypes.live, content: lesson.text }
    case 'text':
      return {
        curriculumTypeCd: curriculumTypes.text,
        isPublic: lesson.isFree ?? false,
        content: lesson.text,
      }
  }
}

/** Leads to a page that belongs to nobody: the demo invites into no meeting. */
const DEMO_LINK = 'https://example.com/'
const addLiveRow = (
  { tx, now, ports, channelSeq }: Stage,
  { daysAfter, from, minutes }: Extract<DemoLesson, { kind: 'live' }>,
  lessonRef: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq },
) => {
  const startsAt = after(nextTime(now, from), daysAfter)
  const endsAt = minutesAfter(startsAt, minutes)
  const draft = LiveDraft.parse({ liveTypeCd: liveServices.other, joinUrl: DEMO_LINK })
  return addLive({ ports, channelSeq }, tx, {
    draft: { ...draft, liveStartAt: startsAt, liveEndAt: endsAt },
    ...lessonRef,
  })
}

/** Each video is uploaded once for a site, however many lessons show it. */
async function videoOf({ tx, ownerSeq, now }: Stage, name: VideoName, videos: Map<string, UploadVodSeq>) {
  const uploaded = videos.get(name)
  if (uploaded !== undefined) return uploaded
  const video = { originFileName: `${name}.mp4`, uploadedByUserSeq: ownerSeq, now }
  const uploadVodSeq = await rows.insertVideoRow(tx, video)
  videos.set(name, uploadVodSeq)
  return uploadVodSeq
}

/** The learner to be signed in as comes last, and stays out of most classes: somebody has to be able to buy. */
function crowdOf({ learners: size, done }: DemoClass, { at, learners }: Pick<ClassWork, 'at' | 'learners'>) {
  const [me, ...others] = learners
  const turned = [...others.slice((at * 3) % others.length), ...others.slice(0, (at * 3) % others.length)]
  return me && done !== undefined ? [...turned.slice(0, size - 1), me] : turned.slice(0, size)
}

/** These lessons are done, one a day until yesterday. */
async function addProgress(
  tx: ChannelTx,
  { attendSeq, done, now }: { attendSeq: AttendSeq; done: CurriculumSeq[]; now: Date },
) {
  for (const [turn, curriculumSeq] of done.entries())
    await rows.insertDone(tx, { attendSeq, curriculumSeq, completedAt: after(now, turn - done.length) })
}

/** How far back the first learners came: three months, less where access is shorter or something happened in the class. */
function spanOf({ recruiting, vodDays, life }: DemoClass) {
  const first = recruiting?.first ?? 0
  if (first < 0) return -first
  const longest = vodDays < 0 ? 88 : vodDays - 3
  return life ? Math.min(27, longest) : Math.min(88, longest)
}

const GOLDEN = 0.618_034
/**
 * How long ago, in days, the learner of this turn came. Reviewers came first; the others are spread over the time since, where
 * nobody is notified of what they did.
 */
function agoOf(one: DemoClass, turn: number) {
  const span = spanOf(one)
  const reviewers = one.reviews.length
  if (one.life || turn < reviewers) return span * (0.98 - turn * 0.015)
  // Steps of the golden ratio lie evenly in the time, however many there are.
  const position = ((turn - reviewers + 1) * GOLDEN) % 1
  return Math.max(0.2, span * 0.95 * position)
}

interface Made {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  lessons: CurriculumSeq[]
}
async function addLearners(stage: Stage, one: DemoClass, { lessons, ...work }: ClassWork & Made) {
  const { tx, now, hasSandbox } = stage
  const { at, courseSeq, classSeq, learners } = work
  const crowd = crowdOf(one, { at, learners })
  const isSold = hasSandbox && one.price > 0
  const places = new Map<string, AttendSeq>()
  for (const [turn, learner] of crowd.entries()) {
    const attendAt = after(now, -agoOf(one, turn))
    const validAt = accessEnds(one.vodDays, attendAt)
    const reviewExpiresAt = reviewExpires(validAt)
    const source = isSold ? ('ORDER' as const) : ('FREE' as const)
    const enrolment = { ...learner, courseSeq, classSeq, attendAt, validAt, reviewExpiresAt, source }
    const attendSeq = await rows.insertPlace(tx, enrolment)
    places.set(learner.name, attendSeq)
    if (isSold) await sell(stage, { one, learner, courseSeq, classSeq, attendSeq, paidAt: attendAt })
    if (learner === learners[0]) await addProgress(tx, { attendSeq, done: lessons.slice(0, one.done), now })
    await addReview(stage, one, { turn, attendSeq, courseSeq, userSeq: learner.userSeq })
  }
  // The learner to be signed in as has nothing to be given back.
  const former = learners.slice(1).find(({ name }) => !places.has(name))
  if (isSold && former && spanOf(one) > LONG)
    await sellAndRefund(stage, { one, at, learner: former, courseSeq, classSeq })
  return places
}
/** Days: where people came over this long, somebody also left. */
const LONG = 40

interface Reviewing {
  turn: number
  attendSeq: AttendSeq
  courseSeq: CourseSeq
  userSeq: UserSeq
}
async function addReview({ tx, now }: Stage, one: DemoClass, { turn, ...enrolment }: Reviewing) {
  const review = one.reviews[turn]
  if (!review) return
  const [reviewPoint, description] = review
  const createdAt = after(now, -spanOf(one) * (0.03 + (turn / one.reviews.length) * 0.6))
  await rows.insertReviewRow(tx, { ...enrolment, reviewPoint, description, createdAt })
}
