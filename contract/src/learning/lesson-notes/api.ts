import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { about, content, LessonNote, path } from './schemas.ts'
import { lessonNoteKinds } from './lesson-notes.rules.ts'

/** The caller's own notes in a course, by lesson and position in its video. Nobody else can read them. */
export const listLessonNotes = endpoint({
  method: 'GET',
  path,
  access: 'member',
  query: Paged.extend(about),
  reply: z.object({ list: LessonNote.array(), total: z.int() }),
  shows: 'lesson-notes',
})
/** Adds a note to a lesson the caller may open. */
export const addLessonNote = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: z
    .object({
      curriculumSeq: seq('curriculum'),
      kind: z.enum(lessonNoteKinds),
      playSecond: z.int().min(0).max(1_000_000).nullable().default(null),
      content: content.default(''),
    })
    .refine((note) => note.kind === 'BOOKMARK' || note.content !== ''),
  reply: z.object({ lessonNoteSeq: seq('lesson note') }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'NOT_ATTENDING',
    'LESSON_LOCKED',
    'NOTES_FULL',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['lesson-notes'],
})
/** Changes the text. A bookmark with text becomes a note. */
export const changeLessonNote = endpoint({
  method: 'POST',
  path: `${path}/:lessonNoteSeq`,
  access: 'member',
  body: z.object({ content: content.min(1) }),
  reply: nothing,
  touches: ['lesson-notes'],
})
export const removeLessonNote = endpoint({
  method: 'POST',
  path: `${path}/:lessonNoteSeq/delete`,
  access: 'member',
  reply: nothing,
  touches: ['lesson-notes'],
})
/** All notes as a plain text file. */
export const exportLessonNotes = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access: 'member',
  reply: z.object({ title: z.string(), text: z.string() }),
  shows: 'lesson-notes',
})
