import { courseState } from 'contract/teaching/courses/courses.rules'
import type { AdminCourse, CourseCard } from 'contract/teaching/courses/schemas'
import { trashTypeOf } from 'contract/teaching/courses/state.rules'
import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { CourseSeq } from 'contract/values/ids'
import { discountPercent } from 'contract/values/money'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { findStaffOf } from '../../people/class-roles/class-roles.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { type findAdminCourses, findShownOf } from './course-cards.queries.ts'
import { picturesToEdit } from './course-images.service.ts'
import { kindOf } from './course-kinds.views.ts'
import type { CourseRow } from './courses.public.ts'

type Row = Awaited<ReturnType<typeof findShownOf>>[number]
type AdminRow = Awaited<ReturnType<typeof findAdminCourses>>[number]
type Card = z.output<typeof CourseCard>
/** The widest display of a card on the densest screen. */
const CARD_WIDTH = 640

/** Cards for a list: two more queries for the whole page, however long it is. */
async function cardsOf(ctx: Context, rows: Row[]): Promise<Card[]> {
  const teachers = await teachersOf(ctx, rows)
  return rows.map((row) => ({ ...cardFacts(ctx, row), teachers: teachers(row.courseSeq) }))
}

/** Those of these that are public, in the order requested. */
export async function findShownCards(ctx: Context, courseSeqs: CourseSeq[]): Promise<Card[]> {
  const cards = await cardsOf(ctx, await findShownOf(ctx.db, courseSeqs))
  return courseSeqs.flatMap((seq) => cards.find(({ courseSeq }) => courseSeq === seq) ?? [])
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

/** The trash state of a course. docs/rules.md R-435. */
export const trashOf = ({ state, trashedAt, restoreExpiresAt }: Lying) => ({
  trashTypeCd: trashTypeOf(state),
  trashedAt,
  restoreExpiredAt: restoreExpiresAt,
})
type Lying = Pick<CourseRow, 'state' | 'trashedAt' | 'restoreExpiresAt'>

/** The information tab as stored. */
export const informationTab = async (ctx: Context, course: CourseRow, db = ctx.db) => ({
  ...course,
  ...kindOf(course),
  serviceAlias: course.serviceAlias ?? DEFAULT_ALIAS,
  pictures: await picturesToEdit(ctx, course.courseSeq, db),
})

export function cardFacts(ctx: Context, row: Row) {
  const {
    imageFileSeq,
    reviewSum,
    writerUserSeq: _,
    classSeq: _round,
    memberOnly,
    minLevelSeq: _level,
    ...card
  } = row
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

/** The instructors of each of these courses. */
export async function teachersOf(ctx: Context, rows: Pick<Row, 'courseSeq'>[]) {
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
