import { progressPercent } from 'contract/learning/playback/progress.rules'
import { letsPass } from 'contract/teaching/curriculum/assignments.rules'
import type { AttendSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { findLessonsOf } from '../../teaching/curriculum/curriculum.public.ts'
import { finish } from './completion.service.ts'
import { findProgressOf } from './lessons.queries.ts'
import { isPassedOver, nextLesson } from './lessons.rules.ts'

export type { LessonRef } from './lessons.service.ts'
export { findProgressOf } from './lessons.queries.ts'

export { enter, openLesson } from './lessons.service.ts'
export { finish, takeBack } from './completion.service.ts'

export interface Progress {
  completedCount: number
  curriculumCount: number
  percent: number
  nextCurriculumSeq: CurriculumSeq | null
  nextTitle: string | null
}

/** The progress of each enrolment, in two queries for any number of them. */
export async function findProgress(
  db: ChannelDb,
  places: { attendSeq: AttendSeq; courseSeq: CourseSeq }[],
  now: Date,
) {
  const lessons = await findLessonsOf(db, [...new Set(places.map(({ courseSeq }) => courseSeq))])
  const progress = await findProgressOf(
    db,
    places.map(({ attendSeq }) => attendSeq),
  )
  const done = new Set(
    progress.filter(({ state }) => state === 'DONE').map((one) => `${one.attendSeq}:${one.curriculumSeq}`),
  )
  return new Map(
    places.map(({ attendSeq, courseSeq }): [AttendSeq, Progress] => {
      const own = lessons.filter((lesson) => lesson.courseSeq === courseSeq)
      const isDone = ({ curriculumSeq }: { curriculumSeq: number }) =>
        done.has(`${attendSeq}:${curriculumSeq}`)
      const completedCount = own.filter(isDone).length
      const isOver = (lesson: (typeof own)[number]) => isPassedOver(lesson, now)
      const next = nextLesson(own, (lesson) => isDone(lesson) || letsPass(lesson, own, isOver))
      const percent = progressPercent(completedCount, own.length)
      return [
        attendSeq,
        {
          completedCount,
          curriculumCount: own.length,
          percent,
          nextCurriculumSeq: next?.curriculumSeq ?? null,
          nextTitle: next?.title ?? null,
        },
      ]
    }),
  )
}

/** A learner who joined a live lesson, or whose work was approved, has completed it. */
export const recordAttended = (
  tx: ChannelTx,
  lessonRef: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq; now: Date },
) =>
  finish(tx, {
    curriculumSeq: lessonRef.curriculumSeq,
    attendSeqs: [lessonRef.attendSeq],
    now: lessonRef.now,
  })

export const nothingDone: Progress = {
  completedCount: 0,
  curriculumCount: 0,
  percent: 0,
  nextCurriculumSeq: null,
  nextTitle: null,
}
