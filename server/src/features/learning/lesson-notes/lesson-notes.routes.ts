import * as api from 'contract/learning/lesson-notes/api'
import { implement } from '../../../platform/http/implement.ts'
import { countNotes, findNotes } from './lesson-notes.queries.ts'
import { addNote, changeNote, exportNotes, removeNote } from './lesson-notes.service.ts'

export const lessonNoteRoutes = [
  implement(api.listLessonNotes, async ({ ctx, params: { courseSeq }, query: { page, size, ...about } }) => {
    const filter = { ...about, courseSeq, userSeq: ctx.user.userSeq }
    return {
      list: await findNotes(ctx.db, filter, { page, size }),
      total: await countNotes(ctx.db, filter),
    }
  }),
  implement(api.addLessonNote, ({ ctx, params, body }) => addNote(ctx, params.courseSeq, body)),
  implement(api.changeLessonNote, ({ ctx, params, body }) => changeNote(ctx, params, body.content)),
  implement(api.removeLessonNote, ({ ctx, params }) => removeNote(ctx, params)),
  implement(api.exportLessonNotes, ({ ctx, params }) => exportNotes(ctx, params.courseSeq)),
]
