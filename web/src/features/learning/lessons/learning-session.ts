import type { Lesson } from 'contract/learning/lessons/schemas'
import type { CurriculumRow } from 'contract/teaching/curriculum/schemas'
import { letsPass } from 'contract/teaching/curriculum/assignments.rules'
import { readSeoul } from 'contract/values/korea-time'
import type { CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'

export interface Chapter {
  key: number
  title: string | null
  lessons: Lesson[]
}

/** Groups lessons under the preceding section. */
export function chaptersOf(rows: readonly Lesson[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const row of rows) {
    if (row.curriculumTypeCd === curriculumTypes.section)
      chapters.push({ key: row.curriculumSeq, title: row.title, lessons: [] })
    else if (chapters.length === 0) chapters.push({ key: 0, title: null, lessons: [row] })
    else chapters.at(-1)?.lessons.push(row)
  }
  return chapters.filter(({ lessons }) => lessons.length > 0)
}

export const lessonsOf = (rows: readonly Lesson[]) =>
  rows.filter(({ curriculumTypeCd }) => curriculumTypeCd !== curriculumTypes.section)

/** A learner cannot make up for a live lesson that has ended, so it blocks no later lesson. */
export function isOver({ liveEndAt }: Pick<Lesson, 'liveEndAt'>, now: Date) {
  const endsAt = liveEndAt ? readSeoul(liveEndAt) : null
  return endsAt !== null && endsAt <= now
}

/** Whether the lesson blocks no later one: it is completed, or cannot be completed now. docs/rules.md R-144. */
const isPassed = (lesson: Lesson, lessons: readonly Lesson[], now: Date) =>
  lesson.progressState === 'DONE' ||
  letsPass(lesson, lessons, (one) => one.lockStatusYn === 'Y' || isOver(one, now))

/** The target of `first`: the first open lesson that is not completed, else the first open one, else the first. */
export const firstLesson = (lessons: readonly Lesson[], now: Date) =>
  lessons.find((lesson) => lesson.isOpen && !isPassed(lesson, lessons, now)) ??
  lessons.find(({ isOpen }) => isOpen) ??
  lessons[0]

export type LockReason = 'MANUAL' | 'ENROL' | 'ORDER'

/** The reason why a lesson is closed; null if it is open. */
export function lockReason(lesson: Lesson, { mayEnter }: { mayEnter: boolean }): LockReason | null {
  if (lesson.isOpen) return null
  if (lesson.lockStatusYn === 'Y') return 'MANUAL'
  return mayEnter ? 'ORDER' : 'ENROL'
}

/** The lesson that the learner must complete first in a class with ordered lessons. */
export const unfinishedBefore = (lessons: readonly Lesson[], seq: CurriculumSeq, now: Date) =>
  lessons
    .slice(
      0,
      lessons.findIndex(({ curriculumSeq }) => curriculumSeq === seq),
    )
    .find((lesson) => !isPassed(lesson, lessons, now))

/** The lesson for a non-member: from the public list, with the free lessons open. */
export const asVisitorSees = (row: CurriculumRow): Lesson => ({
  ...row,
  progressState: 'NONE',
  watchedPercent: 0,
  playSecond: 0,
  openedAt: null,
  alreadyAttendedYn: 'N',
  isEarned: false,
  limitDupPlay: 0,
  isAvailable: true,
  isOpen: row.curriculumTypeCd !== curriculumTypes.section && row.isPublic && row.lockStatusYn === 'N',
})

const canBeReached = ({ isOpen, lockStatusYn }: Lesson) => isOpen || lockStatusYn === 'N'
/** The lessons before and after a lesson, across sections, without those that the instructor locked. */
export function neighbours(lessons: Lesson[], { curriculumSeq }: Pick<Lesson, 'curriculumSeq'>) {
  const at = lessons.findIndex((lesson) => lesson.curriculumSeq === curriculumSeq)
  return {
    previous: lessons.slice(0, Math.max(at, 0)).findLast(canBeReached),
    next: at < 0 ? undefined : lessons.slice(at + 1).find(canBeReached),
  }
}
