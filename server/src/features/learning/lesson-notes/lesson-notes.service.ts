import { MAX_NOTES } from 'contract/learning/lesson-notes/lesson-notes.rules'
import type { CourseSeq, CurriculumSeq, LessonNoteSeq } from 'contract/values/ids'
import { memberErased } from 'contract/people/members/events'
import { curriculumTypes } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openLesson } from '../lessons/lessons.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import {
  countNotes,
  deleteNote,
  deleteNotesOf,
  findNotes,
  insertNote,
  updateNote,
} from './lesson-notes.queries.ts'
import { notesAsText } from './lesson-notes.rules.ts'

/** Sixty in a row, then one every three seconds. */
const PACE = { most: 60, everySeconds: 3 }

interface Draft {
  curriculumSeq: CurriculumSeq
  kind: 'NOTE' | 'BOOKMARK'
  playSecond: number | null
  content: string
}
/** NOTES_FULL, TOO_MANY_REQUESTS, and the refusals of a closed lesson. docs/rules.md R-592. */
export async function addNote(ctx: MemberContext, courseSeq: CourseSeq, draft: Draft) {
  const { userSeq } = ctx.user
  const { item, attendSeq, isManager } = await openLesson(ctx, {
    courseSeq,
    curriculumSeq: draft.curriculumSeq,
  })
  if (attendSeq === null && !isManager) throw refuse('NOT_ATTENDING')
  if (!(await ctx.ports.limits.allow({ [`lesson-note:${ctx.channelSeq}:${userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const playSecond = item.curriculumTypeCd === curriculumTypes.video ? draft.playSecond : null
  return ctx.transaction(async (tx) => {
    if ((await countNotes(tx, { userSeq, courseSeq })) >= MAX_NOTES) throw refuse('NOTES_FULL')
    return insertNote(tx, { ...draft, playSecond, userSeq, courseSeq, createdAt: ctx.now() })
  })
}

interface LessonRef {
  courseSeq: CourseSeq
  lessonNoteSeq: LessonNoteSeq
}
export const changeNote = (ctx: MemberContext, { courseSeq, lessonNoteSeq }: LessonRef, content: string) =>
  ctx.transaction(async (tx) => {
    const note = { courseSeq, lessonNoteSeq, userSeq: ctx.user.userSeq }
    if (!(await updateNote(tx, note, { content, updatedAt: ctx.now() }))) throw refuse('NOT_FOUND')
    return null
  })

export const removeNote = (ctx: MemberContext, { courseSeq, lessonNoteSeq }: LessonRef) =>
  ctx.transaction(async (tx) => {
    const note = { courseSeq, lessonNoteSeq, userSeq: ctx.user.userSeq }
    if (!(await deleteNote(tx, note))) throw refuse('NOT_FOUND')
    return null
  })

export async function exportNotes(ctx: MemberContext, courseSeq: CourseSeq) {
  const { userSeq } = ctx.user
  const notes = await findNotes(ctx.db, { userSeq, courseSeq }, { page: 1, size: MAX_NOTES })
  if (notes.length === 0) return { title: '', text: '' }
  const [course] = await findTitles(ctx.db, [courseSeq])
  const title = course?.title ?? ''
  return { title, text: notesAsText(title, notes) }
}

/** Notes are private, so they are deleted with their writer's data. */
export const forgetNotes = on('lessonNotes.forgetNotes', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => deleteNotesOf(tx, userSeq)),
)
