import { routeType, checkLength } from 'contract/teaching/courses/kinds.rules'
import { checkSavable } from 'contract/teaching/courses/courses.rules'
import { isPossible, lostParts, missingParts } from 'contract/teaching/courses/state.rules'
import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import {
  CourseInformation,
  type CoursePayment,
  type InformationDraft,
  type NewCourse,
} from 'contract/teaching/courses/drafts.schemas'
import type { ChannelCategorySeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { publicTypes, type ProductKind, type PublicCd } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { checkPricing, checkSellable } from './selling.service.ts'
import { changed } from '../../../platform/audit/changed.ts'
import { ruleSentences, type Violation } from '../../../platform/words/rule-sentences.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { writeTexts } from '../../system/files/rich-texts.public.ts'
import { isMaster } from '../../people/members/members.public.ts'
import { holdAlias } from '../../site/catalogs/catalogs.public.ts'
import { makeOnce } from './course-requests.public.ts'
import { nameInClass } from '../../people/class-roles/class-roles.public.ts'
import { changePictures } from './course-images.service.ts'
import { getChangeableCourse, getManagedCourse, type CourseRow } from './courses.public.ts'
import {
  changeCourse,
  hasCategory,
  insertCourse,
  lockCourse,
  updateCourse,
  updateRound,
  upsertCategory,
} from './courses.queries.ts'
import { normalizePayment } from './courses.rules.ts'
import { changedKind } from './course-kinds.views.ts'
import { informationTab } from './courses.views.ts'

type Versioned<T> = T & { rowVersion: number }

export function createCourse(ctx: MemberContext, draft: z.output<typeof NewCourse>) {
  return ctx.transaction(async (tx) => ({
    courseSeq: await makeOnce(ctx, tx, {
      requestKey: draft.requestKey,
      make: () => writeNew(ctx, tx, { ...draft, productKind: 'CLASS' }),
    }),
  }))
}

/** A new draft whose writer teaches it, where they are an instructor and nobody else is named. */
export async function writeNew(
  ctx: MemberContext,
  tx: ChannelTx,
  draft: z.output<typeof NewCourse> & { productKind: ProductKind; teacherSeq?: UserSeq | null },
) {
  const { userSeq } = ctx.user
  await requireCategory(tx, draft.channelCategorySeq ?? null)
  const courseSeq = await insertCourse(tx, {
    ...routeType(draft.courseTypeCd),
    productKind: draft.productKind,
    title: draft.title,
    channelCategorySeq: draft.channelCategorySeq ?? null,
    writerUserSeq: userSeq,
    now: ctx.now(),
  })
  const teacherSeq = draft.teacherSeq ?? userSeq
  const post = { courseSeq, userSeq: teacherSeq, userTypeCd: 'TCH', isInvited: false } as const
  if (await isMaster(tx, teacherSeq)) await nameInClass(tx, { ...post, by: userSeq, at: ctx.now() })
  ctx.audit.record({ about: draft.title })
  return courseSeq
}

/** A category of this site, or none. */
async function requireCategory(tx: ChannelTx, channelCategorySeq: ChannelCategorySeq | null) {
  if (channelCategorySeq !== null && !(await hasCategory(tx, channelCategorySeq))) throw refuse('BAD_INPUT')
}

export function createCategory(ctx: MemberContext, name: string) {
  return ctx.transaction((tx) => upsertCategory(tx, name))
}

interface Change<Draft> {
  courseSeq: CourseSeq
  draft: Draft
  /** The broken rules that block saving; by default all of them. */
  matters?: (broken: Violation) => boolean
}
const always = () => true

/** Saves the information tab. CLASS_STATE_CHANGED when a newer version was saved. */
export function saveInformation(ctx: MemberContext, courseSeq: CourseSeq, draft: InformationDraft) {
  return ctx.transaction(async (tx) => {
    const saved = await writeInformation(ctx, tx, { courseSeq, draft })
    return { ...(await informationTab(ctx, await getManagedCourse(ctx, courseSeq, tx), tx)), ...saved }
  })
}

interface Information extends Change<InformationDraft> {
  /** The new dates, where the same change sets them. */
  dates?: Pick<CourseRow, 'startAt' | 'endAt'>
}
/** The same within a larger change. */
export async function writeInformation(
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, draft, dates, matters = always }: Information,
) {
  await lockCourse(tx, courseSeq)
  const course = await getChangeableCourse(ctx, courseSeq, tx)
  const { rowVersion, serviceAlias, imageAlt, pictures: _, ...rest } = draft
  const information = CourseInformation.parse(rest)
  const { kind, ...judged } = changedKind({ ...course, ...dates }, rest)
  const broken = judged.broken.filter(matters)
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))
  const after = { ...course, ...kind, imageFileSeq: information.imageFileSeq }
  if (lostParts(course, after).length > 0) throw refuse('CLASS_ON_SALE')
  const aliasChange = await aliasChangeOf(tx, serviceAlias)
  await requireCategory(tx, information.channelCategorySeq)
  const now = ctx.now()
  await changePictures(ctx, tx, { course, draft })
  const texts = await writeTexts(ctx, tx, {
    place: 'COURSE',
    placeSeq: courseSeq,
    texts: textsOf(information),
  })
  const saved = await updateCourse(
    tx,
    { courseSeq, rowVersion, now },
    { ...information, ...texts, ...kind, ...aliasChange, ...(imageAlt !== undefined && { imageAlt }) },
  )
  if (!saved) throw refuse('CLASS_STATE_CHANGED')
  return saved
}

/** The alias after the change; nothing where it was omitted. An unknown alias is BAD_INPUT. */
async function aliasChangeOf(tx: ChannelTx, serviceAlias: string | undefined) {
  if (serviceAlias === undefined) return {}
  if (serviceAlias === DEFAULT_ALIAS) return { serviceAlias: null }
  if (!(await holdAlias(tx, serviceAlias))) throw refuse('BAD_INPUT')
  return { serviceAlias }
}

const textsOf = ({ desc1, desc2, desc3, desc4, desc5, desc6 }: CourseInformation) => ({
  desc1,
  desc2,
  desc3,
  desc4,
  desc5,
  desc6,
})

/** Saves the payment tab. Errors of prices and dates are reported by field. */
export function savePayment(ctx: MemberContext, courseSeq: CourseSeq, draft: Versioned<CoursePayment>) {
  return ctx.transaction((tx) => writePayment(ctx, tx, { courseSeq, draft }))
}

/** The same within a larger change. */
export async function writePayment(
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, draft, matters = always }: Change<Versioned<CoursePayment>>,
) {
  const course = await getChangeableCourse(ctx, courseSeq, tx)
  const broken = [
    ...checkLength(course, draft),
    ...checkSavable({ ...draft, productKind: course.productKind }),
  ].filter(matters)
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await localeOf(ctx)))

  const { course: facts, round } = normalizePayment(draft)
  if (isLocked(course, ctx.now()) && !isSameSpan(course, round)) throw refuse('CHALLENGE_TERM_LOCKED')
  await checkPricing(ctx, course, facts)
  if (round.maxUserCount !== null && round.maxUserCount < course.attendCount)
    throw refuse('CAPACITY_EXCEEDED')
  const { rowVersion, ...saved } = { ...facts, rowVersion: draft.rowVersion }
  const version = await updateCourse(tx, { courseSeq, rowVersion, now: ctx.now() }, saved)
  if (!version) throw refuse('CLASS_STATE_CHANGED')
  await updateRound(tx, course.classSeq, round)
  ctx.audit.record(changed(soldAs(course), soldAs({ ...facts, ...round })))
  return version
}

/** The days of a challenge stay once it has begun. docs/rules.md R-1040. */
const isLocked = ({ productKind, startAt }: CourseRow, now: Date) =>
  productKind === 'CHALLENGE' && startAt !== null && startAt <= now
type Span = Pick<CourseRow, 'startAt' | 'endAt'>
const isSameSpan = (one: Span, other: Span) =>
  one.startAt?.getTime() === other.startAt?.getTime() && one.endAt?.getTime() === other.endAt?.getTime()

const soldAs = (sold: SoldAs) => ({
  fareCd: sold.fareCd,
  price: sold.price,
  discountPrice: sold.discountPrice,
  maxUserCount: sold.maxUserCount,
})
type SoldAs = Pick<CourseRow, 'fareCd' | 'price' | 'discountPrice' | 'maxUserCount'>

export function setPublic(ctx: MemberContext, courseSeq: CourseSeq, publicCd: PublicCd) {
  return change(ctx, courseSeq, { publicCd })
}
export function setRecruiting(ctx: MemberContext, courseSeq: CourseSeq, isOpen: boolean) {
  return change(ctx, courseSeq, { recruitClosedAt: isOpen ? null : ctx.now() })
}

const change = (ctx: MemberContext, courseSeq: CourseSeq, transition: Transition) =>
  ctx.transaction((tx) => writeChange(ctx, tx, { courseSeq, transition }))

interface Transition {
  publicCd?: PublicCd
  recruitClosedAt?: Date | null
}
/** Publishes or hides a course, opens or closes it; also within a larger change. */
export async function writeChange(
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, transition }: { courseSeq: CourseSeq; transition: Transition },
) {
  const course = await getChangeableCourse(ctx, courseSeq, tx)
  const { publicCd, state } = course
  if (!isPossible('SHOW', state)) throw refuse('CLASS_NOT_PUBLISHED')
  const isShown = transition.publicCd === publicTypes.public && publicCd !== publicTypes.public
  if (isShown && missingParts(course).length > 0) throw refuse('CLASS_NOT_READY')
  if (isShown) await checkSellable(ctx, course)
  if (transition.publicCd !== undefined)
    ctx.audit.record({ before: { publicCd }, after: { publicCd: transition.publicCd } })
  await changeCourse(tx, courseSeq, { ...transition, updatedAt: ctx.now() })
  return null
}
