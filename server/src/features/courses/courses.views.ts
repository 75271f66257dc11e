import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { AdminCourse, CourseCard } from 'contract/teaching/courses/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { trashTypeOf } from 'contract/teaching/courses/state.rules'
import { courseState, recruitCodes } from 'contract/teaching/courses/courses.rules'
import { discountPercent, effectivePrice, instalmentPerMonth, isDiscounted } from 'contract/values/money'
import type { CourseSeq, Currency } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { hasOpenPost } from '../class-posts/class-posts.public.ts'
import { fileUrl, variantsOf } from '../files/files.public.ts'
import { findPageSeo } from '../seo/seo.public.ts'
import { findNames, findTeacherViews } from '../members/members.public.ts'
import { findShownOf, type findAdminCourses } from './course-lists.queries.ts'
import { classManagerTypes } from 'contract/people/class-roles/class-roles.rules'
import { countEverApproved } from '../enrolments/enrolments.public.ts'
import { galleryOf, picturesToEdit } from './course-pictures.ts'
import { kindPartsOf } from './kind-parts.ts'
import { kindOf } from './kinds.ts'
import { settingOf } from './course-setting.ts'
import { findStaffOf } from './course-staff.queries.ts'
import type { CourseFound } from './courses.public.ts'
import { joinConditions } from './courses.rules.ts'

type Row = Awaited<ReturnType<typeof findShownOf>>[number]
type AdminRow = Awaited<ReturnType<typeof findAdminCourses>>[number]
type Card = z.output<typeof CourseCard>
/** A card is at most this wide on the densest screen. */
const CARD_WIDTH = 640

/** Cards for a list: two more questions for the whole page, however long it is. */
async function cardsOf(ctx: Context, rows: Row[]): Promise<Card[]> {
  const teachers = await teachersOf(ctx, rows)
  return rows.map((row) => ({ ...cardFacts(ctx, row), teachers: teachers(row.courseSeq) }))
}

/** Those of these that everybody may see, in the order they were asked for. */
export async function findShownCards(ctx: Context, courseSeqs: CourseSeq[]): Promise<Card[]> {
  const cards = await cardsOf(ctx, await findShownOf(ctx.db, courseSeqs))
  return courseSeqs.flatMap((wanted) => cards.find(({ courseSeq }) => courseSeq === wanted) ?? [])
}

export async function adminCardsOf(ctx: Context, rows: AdminRow[]): Promise<z.output<typeof AdminCourse>[]> {
  const cards = await cardsOf(ctx, rows)
  return rows.flatMap((row, at) => {
    const card = cards[at]
    if (!card) return []
    const { createdAt } = row
    return [{ ...card, ...trashOf(row), lifecycle: courseState(card, ctx.now()), createdAt }]
  })
}

/** Where a class lies. docs/rules.md R-435. */
export const trashOf = ({ state, trashedAt, restoreExpiresAt }: Lying) => ({
  trashTypeCd: trashTypeOf(state),
  trashedAt,
  restoreExpiredAt: restoreExpiresAt,
})
type Lying = Pick<CourseFound, 'state' | 'trashedAt' | 'restoreExpiresAt'>

/** The information tab as it is stored. */
export const informationTab = async (ctx: Context, course: CourseFound, db = ctx.db) => ({
  ...course,
  ...kindOf(course),
  serviceAlias: course.serviceAlias ?? DEFAULT_ALIAS,
  pictures: await picturesToEdit(ctx, course.courseSeq, db),
})

interface Asker {
  isStaff: boolean
  mayEnter: boolean
}
const anybody: Asker = { isStaff: false, mayEnter: false }

export async function detailOf(
  ctx: Context,
  course: CourseFound,
  asker = anybody,
): Promise<z.output<typeof CourseDetail>> {
  const staff = await findStaffOf(ctx.db, [course.courseSeq])
  const teachers = staff.filter(({ userTypeCd }) => userTypeCd === 'TCH')
  const names = await findNames(
    ctx,
    staff.map(({ userSeq }) => userSeq),
  )
  const card = cardFacts(ctx, course)
  const setting = await settingOf(ctx.db, course.courseSeq)
  const instalments = instalmentsOf(card, ctx.now())
  const isRolling = setting.coursePromotionShowYn === 'Y' && setting.courseRollingShowYn === 'Y'
  const saysSum = isRolling || setting.courseAttendSumShowYn === 'Y'
  return {
    ...course,
    ...card,
    ...trashOf(course),
    ...recruitCodes(course),
    pictures: await galleryOf(ctx, course.courseSeq),
    imageVariants: course.imageFileSeq ? await variantsOf(ctx.db, ctx.channelSeq, course.imageFileSeq) : [],
    teachers: await findTeacherViews(
      ctx,
      teachers.map(({ userSeq }) => userSeq),
    ),
    classManagers: staff.flatMap(({ userSeq, userTypeCd: type }) => {
      const userTypeCd = classManagerTypes.find((one) => one === type)
      return userTypeCd ? [{ userSeq, userTypeCd, name: names.get(userSeq) ?? '' }] : []
    }),
    currentPartNumber: course.partNumber,
    curriculumCount: course.lessonCount,
    lifecycle: courseState(card, ctx.now()),
    seoSetting: await findPageSeo(ctx, course.courseSeq),
    setting,
    joinConditions: joinConditions(course, ctx.user),
    hasOpenPosts: setting.coursePostOpenYn === 'Y' && (await hasOpenPost(ctx.db, course.courseSeq)),
    ...instalments,
    ...(await kindPartsOf(ctx, course, {
      setting,
      named: names,
      monthPrice: instalments.installmentPrice,
      asker,
    })),
    attendSum: saysSum ? await countEverApproved(ctx.db, course.courseSeq) : null,
  }
}

type Sold = Parameters<typeof effectivePrice>[0] & {
  installmentMonth: number | null
  priceEx: number | null
  discountPriceEx: number | null
}
/** One monthly part of every price there is. */
function instalmentsOf(sold: Sold, now: Date) {
  const part = (amount: number | null, currency: Currency) =>
    amount === null || sold.installmentMonth === null
      ? null
      : instalmentPerMonth({ amount, currency }, sold.installmentMonth).amount
  const priceEx = isDiscounted(sold, now) ? (sold.discountPriceEx ?? sold.priceEx) : sold.priceEx
  return {
    installmentPrice: part(effectivePrice(sold, now), 'KRW'),
    installmentPriceEx: part(priceEx, 'USD'),
    installmentOriginalPrice: part(sold.price, 'KRW'),
    installmentOriginalPriceEx: part(sold.priceEx, 'USD'),
  }
}

function cardFacts(ctx: Context, row: Row) {
  const { imageFileSeq, reviewSum, writerUserSeq: _, classSeq: _round, memberOnly, ...card } = row
  return {
    ...card,
    price: row.price,
    installmentStatus: row.installmentMonth === null ? ('N' as const) : ('Y' as const),
    serviceAlias: row.serviceAlias ?? DEFAULT_ALIAS,
    discountPercent: row.discountPrice === null ? 0 : discountPercent(row.price, row.discountPrice),
    imageUrl: imageFileSeq === null ? null : fileUrl(ctx.channelSeq, imageFileSeq, CARD_WIDTH),
    reviewRate: averagePoint(row.reviewCount, reviewSum),
    isMemberOnly: memberOnly === true,
    teachers: [],
  }
}

const averagePoint = (count: number, sum: number) => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10)

async function teachersOf(ctx: Context, rows: Row[]) {
  const staff = await findStaffOf(
    ctx.db,
    rows.map(({ courseSeq }) => courseSeq),
  )
  const names = await findNames(
    ctx,
    staff.map(({ userSeq }) => userSeq),
  )
  return (courseSeq: Row['courseSeq']) =>
    staff
      .filter((one) => one.courseSeq === courseSeq && one.userTypeCd === 'TCH')
      .map(({ userSeq }) => ({ userSeq, name: names.get(userSeq) ?? '' }))
}
