import { copyTitle } from 'contract/copies'
import { MOST_ITEMS } from 'contract/curriculum-bulk'
import { movedOn, weeksAhead } from 'contract/live.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values'
import type { MemberContext } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { copyRow } from './copying.queries.ts'
import { chosen, requireOwnVideo } from './curriculum.access.ts'
import { placedAfter } from './curriculum.rules.ts'
import { recountLessons, type ItemFound } from './curriculum.public.ts'
import { findItems, updateOrder } from './curriculum.queries.ts'
import { copyLive } from './live-items.ts'

interface Wish {
  fromCourseSeq: CourseSeq | null
  curriculumSeqs: CurriculumSeq[]
  afterSeq: CurriculumSeq | null
}
const TITLE = 100

/**
 * Copies of these items in the order they stand, put behind another one. docs/rules.md R-340.
 * CLASS_NOT_FOUND, CURRICULUM_CHANGED, CURRICULUM_FULL.
 */
export function copyItems(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { fromCourseSeq, curriculumSeqs, afterSeq }: Wish,
) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, courseSeq, tx)
    const from = fromCourseSeq ?? courseSeq
    const isOwn = from === courseSeq
    if (!isOwn) await getManagedCourse(ctx, from, tx)
    const items = chosen(await findItems(tx, from), curriculumSeqs)
    for (const { uploadVodSeq } of items)
      if (uploadVodSeq !== null) await requireOwnVideo(ctx, tx, { courseSeq, uploadVodSeq })

    const order = (await findItems(tx, courseSeq)).map((item) => item.curriculumSeq)
    if (order.length + items.length > MOST_ITEMS) throw refuse('CURRICULUM_FULL')
    const added = await copyInto(ctx, tx, { courseSeq, items, isOwn, sort: order.length + 1 })
    await updateOrder(tx, placedAfter(order, added, afterSeq))
    await recountLessons(tx, courseSeq)
    return { curriculumSeqs: added }
  })
}

interface Load {
  courseSeq: CourseSeq
  items: ItemFound[]
  /** Whether they come from the same class: what repeats there keeps its links, and is told apart by its name. */
  isOwn: boolean
  sort: number
}
/** Lessons at an hour move on by whole weeks, all by as many. */
async function copyInto(ctx: MemberContext, tx: ChannelTx, { courseSeq, items, isOwn, sort }: Load) {
  const starts = items.flatMap((item) => item.liveStartAt ?? item.offlineStartAt ?? [])
  const weeks = weeksAhead(starts, ctx.now(), isOwn ? 1 : 0)
  const later = (moment: Date | null) => moment && movedOn(moment, weeks)
  const added: CurriculumSeq[] = []
  for (const item of items) {
    const { curriculumSeq } = await copyRow(tx, item.curriculumSeq, {
      courseSeq,
      title: isOwn ? copyTitle(item.title, TITLE) : item.title,
      sort: sort + added.length,
      offlineStartAt: later(item.offlineStartAt),
      offlineEndAt: later(item.offlineEndAt),
      createdAt: ctx.now(),
    })
    await copyLive(ctx, tx, { from: item.curriculumSeq, to: { curriculumSeq, courseSeq }, weeks, isOwn })
    added.push(curriculumSeq)
  }
  return added
}
