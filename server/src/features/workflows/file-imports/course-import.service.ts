import { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { PaymentDraft } from 'contract/teaching/courses/drafts.schemas'
import { wonOf } from 'contract/money/orders/charges.rules'
import type { ColumnPositions } from 'contract/workflows/file-imports/file-imports.rules'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { curriculumTypes, fareTypes, periodTypes, vodTypes } from 'contract/values/type-codes'
import { readVideoLink } from 'contract/values/video-links'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { exchangeRateOf } from '../../money/merchants/merchants.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import {
  upsertCategory,
  writeInformation,
  writeNew,
  writePayment,
} from '../../teaching/courses/new-courses.public.ts'
import { writeItems } from '../../teaching/curriculum/curriculum-editor.public.ts'
import { asHtml, courseOf, importKeyOf, lessonOf } from './course-rows.rules.ts'
import { findImported, saveImported } from './file-imports.queries.ts'

interface CourseRows {
  columns: ColumnPositions
  /** The rows of one class, in the order of the file. */
  rows: readonly { cells: readonly string[] }[]
  /** Instructors of the staff by their addresses. */
  teachers: ReadonlyMap<string, UserSeq>
}

/** Makes one class with its lessons as a draft: all of it or nothing, and once for each name in a file. docs/rules.md R-1232, R-1233. */
export async function importCourse(
  ctx: MemberContext,
  { columns, rows, teachers }: CourseRows,
): Promise<{ outcome: 'DONE' | 'ALREADY'; courseSeq: CourseSeq }> {
  const [first] = rows
  const importKey = first && importKeyOf(columns, first.cells)
  if (!first || !importKey) throw refuse('BAD_INPUT')
  const before = await findImported(ctx.db, importKey)
  if (before !== undefined) return { outcome: 'ALREADY', courseSeq: before }
  const course = courseOf(columns, first.cells)
  if (!course.kind || !course.currency || course.price === null) throw refuse('BAD_INPUT')
  const priced = { price: course.price, currency: course.currency, exchangeRate: await exchangeRateOf(ctx) }
  const drafts = await itemsOf(ctx, columns, rows)
  const { title, introduction, description, category, kind } = course
  return ctx.transaction(async (tx) => {
    const channelCategorySeq =
      category === '' ? null : (await upsertCategory(tx, category)).channelCategorySeq
    const teacherSeq = teachers.get(course.teacher) ?? null
    const courseSeq = await writeNew(ctx, tx, { title, channelCategorySeq, teacherSeq, ...kind })
    await writeTexts(ctx, tx, { courseSeq, introduction, desc1: asHtml(description) })
    await writePrice(ctx, tx, { courseSeq, ...priced })
    await writeItems(ctx, tx, { courseSeq, drafts })
    await saveImported(tx, { importKey, courseSeq, importedAt: ctx.now() })
    return { outcome: 'DONE' as const, courseSeq }
  })
}

interface Texts {
  courseSeq: CourseSeq
  introduction: string
  desc1: string
}
async function writeTexts(ctx: MemberContext, tx: ChannelTx, { courseSeq, ...texts }: Texts) {
  const stored = await getManagedCourse(ctx, courseSeq, tx)
  const { title, subTitle, channelCategorySeq, difficultyCd, rowVersion } = stored
  const { desc2, desc3, desc4, desc5, desc6 } = stored
  const draft = {
    title,
    subTitle,
    channelCategorySeq,
    difficultyCd,
    rowVersion,
    imageFileSeq: null,
    desc2,
    desc3,
    desc4,
    desc5,
    desc6,
    ...texts,
  }
  await writeInformation(ctx, tx, { courseSeq, draft })
}

/** What a file says nothing of. */
const unsetPayment = {
  discountPrice: null,
  discountStartAt: null,
  discountEndAt: null,
  startAt: null,
  endAt: null,
  payStartCd: periodTypes.unlimited,
  payStartAt: null,
  payEndCd: periodTypes.unlimited,
  payEndAt: null,
  maxUserCount: null,
}
interface Priced {
  courseSeq: CourseSeq
  price: number
  currency: 'KRW' | 'USD'
  /** Of the site, in won for a hundred dollars. */
  exchangeRate: number | null
}
const matters = ({ path }: { path: string }) => path !== 'body.price'
/** A price in dollars is shown in dollars. Without a rate of the site its price in won stays empty, and is missing before publication. */
async function writePrice(
  ctx: MemberContext,
  tx: ChannelTx,
  { courseSeq, price, currency, exchangeRate }: Priced,
) {
  if (price === 0) return
  const { vodDays, rowVersion, userLimitTypeCd } = await getManagedCourse(ctx, courseSeq, tx)
  const inWon = exchangeRate === null ? 0 : wonOf(price, exchangeRate)
  const draft = PaymentDraft.parse({
    ...unsetPayment,
    fareCd: fareTypes.paid,
    price: currency === 'KRW' ? price : inWon,
    displayCurrency: currency,
    priceEx: currency === 'USD' ? price : null,
    vodDays,
    rowVersion,
    userLimitTypeCd,
  })
  await writePayment(ctx, tx, { courseSeq, draft, matters })
}

/** The lessons of the rows, a section before each that names another one than the row above it. */
async function itemsOf(ctx: MemberContext, columns: ColumnPositions, rows: CourseRows['rows']) {
  const drafts: CurriculumDraft[] = []
  let section = ''
  for (const { cells } of rows) {
    const lesson = lessonOf(columns, cells)
    if (lesson.section !== '' && lesson.section !== section) {
      section = lesson.section
      drafts.push(CurriculumDraft.parse({ curriculumTypeCd: curriculumTypes.section, title: lesson.section }))
    }
    if (lesson.title === '' || lesson.kind === null) continue
    drafts.push(
      CurriculumDraft.parse({
        curriculumTypeCd: lesson.kind,
        title: lesson.title,
        content: asHtml(lesson.text),
        ...(lesson.kind === curriculumTypes.video && lesson.video !== '' && (await linkOf(ctx, lesson))),
      }),
    )
  }
  return drafts
}

/** A player inside the lesson needs the length of its video: where the file does not say it, its host is asked. */
async function linkOf(ctx: MemberContext, { video, seconds }: { video: string; seconds: number | null }) {
  const named = { vodTypeCd: vodTypes.link, linkUrl: video }
  const link = readVideoLink(named)
  if (seconds || !link) return { ...named, duration: seconds ?? 0 }
  const about = await ctx.ports.videoHosts.about(link)
  if ('trouble' in about)
    throw refuse(about.trouble === 'NOT_FOUND' ? 'VIDEO_LINK_NOT_FOUND' : 'IMPORT_VIDEO_LENGTH')
  if (about.duration === 0) throw refuse('IMPORT_VIDEO_LENGTH')
  return { ...named, duration: about.duration }
}
