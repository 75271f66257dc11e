import type { CurriculumDraft } from 'contract/curriculum'
import type { CourseSeq, CurriculumSeq } from 'contract/values'
import { cleanHtml } from '../../platform/clean-html.ts'
import type { MemberContext } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { ruleSentences } from '../../platform/words/rule-sentences.ts'
import { voiceOf } from '../../platform/words/site-words.ts'
import { getManagedCourse, noteProgressMode } from '../courses/courses.public.ts'
import { requireVideo } from '../videos/videos.public.ts'
import { recountLessons } from './curriculum.public.ts'
import { findItem, findItems, insertItem, updateItem, updateOrder } from './curriculum.queries.ts'
import { isSameSet, placedAfter, tidyItem, whyNotWritable } from './curriculum.rules.ts'

type Place = { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }

export function addItem(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { afterSeq, ...draft }: CurriculumDraft & { afterSeq: CurriculumSeq | null },
) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, courseSeq, tx)
    const values = await checked(ctx, tx, draft)
    const order = (await findItems(tx, courseSeq)).map((item) => item.curriculumSeq)
    const { curriculumTypeCd } = draft
    const added = await insertItem(tx, {
      ...values,
      courseSeq,
      curriculumTypeCd,
      sort: order.length + 1,
      createdAt: ctx.now(),
    })
    await updateOrder(tx, placedAfter(order, added.curriculumSeq, afterSeq))
    await recountLessons(tx, courseSeq)
    return added
  })
}

export function saveItem(ctx: MemberContext, place: Place, draft: CurriculumDraft) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, place.courseSeq, tx)
    const item = await findItem(tx, place)
    if (!item) throw refuse('NOT_FOUND')
    // A lesson keeps its kind: what learners did with it would mean something else.
    if (item.curriculumTypeCd !== draft.curriculumTypeCd) throw refuse('CLASS_RULE')
    await updateItem(tx, place.curriculumSeq, await checked(ctx, tx, draft))
    await recountLessons(tx, place.courseSeq)
    return null
  })
}

export function removeItem(ctx: MemberContext, place: Place) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, place.courseSeq, tx)
    const item = await findItem(tx, place)
    if (!item) throw refuse('NOT_FOUND')
    ctx.trail.note({ before: { title: item.title } })
    await updateItem(tx, place.curriculumSeq, { deletedAt: ctx.now() })
    await recountLessons(tx, place.courseSeq)
    return null
  })
}

/** Takes the whole order. CURRICULUM_CHANGED when lessons were added or removed meanwhile. */
export function orderItems(ctx: MemberContext, courseSeq: CourseSeq, curriculumSeqs: CurriculumSeq[]) {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, courseSeq, tx)
    const items = await findItems(tx, courseSeq)
    const known = items.map((item) => item.curriculumSeq)
    if (!isSameSet(known, curriculumSeqs)) throw refuse('CURRICULUM_CHANGED')
    await updateOrder(tx, curriculumSeqs)
    return null
  })
}

export function setProgressMode(ctx: MemberContext, courseSeq: CourseSeq, curriculumProgressCd: '00' | '01') {
  return ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, courseSeq, tx)
    await noteProgressMode(tx, courseSeq, { curriculumProgressCd, updatedAt: ctx.now() })
    return null
  })
}

async function checked(ctx: MemberContext, tx: ChannelTx, draft: CurriculumDraft) {
  const broken = whyNotWritable(draft)
  if (broken.length > 0) throw refuse('CLASS_RULE', ruleSentences(broken, await voiceOf(ctx)))
  const item = tidyItem(draft)
  if (item.uploadVodSeq !== null) await requireVideo(tx, item.uploadVodSeq)
  return { ...item, content: cleanHtml(item.content) }
}
