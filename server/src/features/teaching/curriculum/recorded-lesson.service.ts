import { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { MAX_ITEMS } from 'contract/teaching/curriculum/bulk.schemas'
import type { CourseSeq, CurriculumSeq, UploadVodSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockCourse } from '../courses/courses.public.ts'
import { recountLessons } from './curriculum.public.ts'
import { findItems, insertItem, releaseItem, updateOrder } from './curriculum.queries.ts'
import { normalizeItem, placedAfter } from './curriculum.rules.ts'

interface RecordedLesson {
  courseSeq: CourseSeq
  /** The live lesson, which it is placed after. */
  afterSeq: CurriculumSeq
  title: string
  uploadVodSeq: UploadVodSeq
  now: Date
}
/** A lesson with a video that staff have not seen yet: it is theirs until they release it. Null where the course is full. */
export async function addRecordedLesson(
  tx: ChannelTx,
  lesson: RecordedLesson,
): Promise<CurriculumSeq | null> {
  const { courseSeq, afterSeq, title, uploadVodSeq, now } = lesson
  await lockCourse(tx, courseSeq)
  const order = (await findItems(tx, courseSeq)).map((item) => item.curriculumSeq)
  if (order.length >= MAX_ITEMS) return null
  const curriculumTypeCd = curriculumTypes.video
  const { curriculumSeq } = await insertItem(tx, {
    ...normalizeItem(CurriculumDraft.parse({ curriculumTypeCd, title, uploadVodSeq })),
    courseSeq,
    curriculumTypeCd,
    sort: order.length + 1,
    isAvailable: false,
    isHeld: true,
    createdAt: now,
  })
  await updateOrder(tx, placedAfter(order, [curriculumSeq], afterSeq))
  await recountLessons(tx, courseSeq)
  return curriculumSeq
}

/** Learners see it from now on, or once its video plays. docs/rules.md R-1024. */
export async function releaseLesson(
  tx: ChannelTx,
  lesson: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq },
) {
  await lockCourse(tx, lesson.courseSeq)
  await releaseItem(tx, lesson.curriculumSeq)
  await recountLessons(tx, lesson.courseSeq)
}
