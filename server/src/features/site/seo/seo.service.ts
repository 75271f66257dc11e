import type { SeoCourse, SeoDraft } from 'contract/site/seo/schemas'
import type { ChannelSeq, CourseSeq } from 'contract/values/ids'
import type { PublicCd } from 'contract/values/type-codes'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl, replaceImages } from '../../system/files/files.public.ts'
import { storedSeoOf } from './seo.public.ts'
import {
  countCoursesOf,
  findCourseFacts,
  findCourseSeoRow,
  findCourseSeoRows,
  findCoursesOf,
  lockCourseSeo,
  removeCourseSeo,
  upsertCourseSeo,
  type CourseSeoRow,
} from './seo.queries.ts'

type Facts = Awaited<ReturnType<typeof findCoursesOf>>[number]
const CARD_WIDTH = 640

function courseOf(channelSeq: ChannelSeq, facts: Facts, row: CourseSeoRow | undefined): SeoCourse {
  const { courseSeq, title, subTitle, introduction, imageFileSeq } = facts
  return {
    courseSeq,
    title,
    summary: introduction || subTitle,
    imageUrl: imageFileSeq === null ? null : fileUrl(channelSeq, imageFileSeq, CARD_WIDTH),
    seo: row ? storedSeoOf(channelSeq, row) : null,
  }
}

/** The published courses with their SEO texts. */
export async function listCourses(
  { db, channelSeq }: Context,
  page: { page: number; size: number; publicCd: PublicCd },
) {
  const courses = await findCoursesOf(db, page)
  const seqs = courses.map(({ courseSeq }) => courseSeq)
  const rows = seqs.length === 0 ? [] : await findCourseSeoRows(db, seqs)
  const written = new Map(rows.map(({ courseSeq, ...row }) => [courseSeq, row]))
  return {
    list: courses.map((facts) => courseOf(channelSeq, facts, written.get(facts.courseSeq))),
    total: await countCoursesOf(db, page.publicCd),
  }
}

export async function getCourse({ db, channelSeq }: Context, courseSeq: CourseSeq) {
  return courseOf(channelSeq, await factsOf(db, courseSeq), await findCourseSeoRow(db, courseSeq))
}

export function saveCourse(ctx: MemberContext, courseSeq: CourseSeq, draft: SeoDraft) {
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await factsOf(tx, courseSeq)
    const stored = await lockCourseSeo(tx, courseSeq)
    const before = [stored?.ogImageFileSeq ?? null]
    await replaceImages(tx, { before, after: [draft.ogImageFileSeq], now })
    await upsertCourseSeo(tx, courseSeq, { ...draft, updatedAt: now })
    return null
  })
}

export function clearCourse(ctx: MemberContext, courseSeq: CourseSeq) {
  return ctx.transaction(async (tx) => {
    await factsOf(tx, courseSeq)
    const stored = await lockCourseSeo(tx, courseSeq)
    await replaceImages(tx, { before: [stored?.ogImageFileSeq ?? null], after: [], now: ctx.now() })
    await removeCourseSeo(tx, courseSeq)
    return null
  })
}

async function factsOf(db: ChannelDb, courseSeq: CourseSeq) {
  const facts = await findCourseFacts(db, courseSeq)
  if (!facts) throw refuse('CLASS_NOT_FOUND')
  return facts
}
