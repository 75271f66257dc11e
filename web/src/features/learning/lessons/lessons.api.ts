import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { attendLesson, completeLesson, getClassroom, getLesson } from 'contract/learning/lessons/api'
import { getCourse } from 'contract/views/class-page/api'
import { listCurriculum } from 'contract/views/class-page/lessons.api'
import { progressPercent } from 'contract/learning/playback/progress.rules'
import type { Lesson } from 'contract/learning/lessons/schemas'
import type { AttendSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes, type ProductKind } from 'contract/values/type-codes'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { asVisitorSees, lessonsOf } from './learning-session.ts'

export interface LessonRef {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}
export interface Classroom {
  title: string
  rows: Lesson[]
  lessons: Lesson[]
  completedCount: number
  /** The number of lessons, without those that only staff can see. */
  total: number
  percent: number
  attendSeq: AttendSeq | null
  /** Whether the user is enrolled; only then progress is stored. */
  isAttending: boolean
  /** Whether the user is enrolled or staff of the class. */
  mayEnter: boolean
  questions: 'OPEN' | 'CLOSED' | 'HIDDEN'
  hasChat: boolean
  /** Whether its learners have missions of each day and no lessons. */
  isDaily: boolean
}

/** The classroom for the current user: members get their progress, all other users the free lessons. */
export function useClassroom(courseSeq: CourseSeq) {
  const { state, isChannelUser } = useSession()
  const isGuest = state !== 'loading' && !isChannelUser
  const own = useEndpoint(getClassroom, { courseSeq }, { enabled: isChannelUser })
  const list = useEndpoint(listCurriculum, { courseSeq }, { enabled: isGuest })
  const course = useEndpoint(getCourse, { courseSeq, query: {} }, { enabled: isGuest })
  const queries = isChannelUser ? [own] : [list, course]
  return {
    classroom: isChannelUser ? own.data && classroomOf(own.data) : guestClassroom(course.data, list.data),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.forEach(({ refetch }) => void refetch()),
  }
}

interface MemberClassroom {
  title: string
  productKind: ProductKind
  attendSeq: AttendSeq | null
  isClassManager: boolean
  questions: Classroom['questions']
  hasChat: boolean
  lessons: Lesson[]
  completedCount: number
  curriculumCount: number
  percent: number
}
const classroomOf = (own: MemberClassroom): Classroom => ({
  title: own.title,
  rows: own.lessons,
  lessons: lessonsOf(own.lessons),
  completedCount: own.completedCount,
  total: own.curriculumCount,
  percent: own.percent,
  attendSeq: own.attendSeq,
  isAttending: own.attendSeq !== null,
  mayEnter: own.attendSeq !== null || own.isClassManager,
  questions: own.questions,
  hasChat: own.hasChat,
  isDaily: own.productKind === 'CHALLENGE' && own.attendSeq !== null && own.lessons.length === 0,
})

function guestClassroom(
  course: { title: string } | undefined,
  list: { list: Parameters<typeof asVisitorSees>[0][] } | undefined,
): Classroom | undefined {
  if (!course || !list) return undefined
  const rows = list.list.map(asVisitorSees)
  return {
    title: course.title,
    rows,
    lessons: lessonsOf(rows),
    completedCount: 0,
    total: lessonsOf(rows).length,
    percent: 0,
    attendSeq: null,
    isAttending: false,
    mayEnter: false,
    questions: 'HIDDEN',
    hasChat: false,
    isDaily: false,
  }
}

/** The progress since the list was fetched. */
export interface Watched {
  curriculumSeq: CurriculumSeq
  watchedPercent: number
  progressState: Lesson['progressState']
}

/** Merges progress into the list, so that it advances while the video plays. */
export function withWatched(classroom: Classroom, watched: Watched | null): Classroom {
  if (!watched) return classroom
  const rows = classroom.rows.map((row) =>
    row.curriculumSeq === watched.curriculumSeq ? later(row, watched) : row,
  )
  const lessons = lessonsOf(rows)
  const completedCount = lessons.filter(
    ({ progressState, isAvailable }) => isAvailable && progressState === 'DONE',
  ).length
  return {
    ...classroom,
    rows,
    lessons,
    completedCount,
    percent: progressPercent(completedCount, classroom.total),
  }
}
const later = (row: Lesson, { watchedPercent, progressState }: Watched): Lesson => ({
  ...row,
  watchedPercent: Math.max(row.watchedPercent, watchedPercent),
  progressState: row.progressState === 'DONE' ? 'DONE' : progressState,
})

/** The query parameter `open` shows a lesson without starting it. */
export function useLesson(lessonRef: LessonRef) {
  const isLook = useSearchParams()[0].has('open')
  return useEndpoint(getLesson, { ...lessonRef, query: isLook ? { open: 'Y' } : {} })
}

/**
 * The query parameter `attend` starts the lesson once, as soon as it is loaded. A live lesson has its own join button.
 */
export function useComing(
  lessonRef: LessonRef,
  { lesson, classroom }: { lesson: Lesson; classroom: Classroom },
) {
  const isRequested = useSearchParams()[0].has('attend')
  const { run } = useCommand(attendLesson, { ...lessonRef })
  const { isOpen, curriculumTypeCd, progressState, curriculumSeq } = lesson
  const isNew = isOpen && curriculumTypeCd !== curriculumTypes.live && progressState === 'NONE'
  const came = useRef<number | null>(null)
  useEffect(() => {
    if (!isRequested || !isNew || !classroom.isAttending || came.current === curriculumSeq) return
    came.current = curriculumSeq
    run({}).catch(() => null)
  }, [isRequested, isNew, classroom.isAttending, curriculumSeq, run])
}
export const useComplete = (lessonRef: LessonRef) => useCommand(completeLesson, lessonRef)
