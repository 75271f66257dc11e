import { refusals } from 'contract/learning/lesson-notes/refusals'
import { feature } from '../../../platform/feature.ts'
import { lessonNoteRoutes } from './lesson-notes.routes.ts'
import { forgetNotes } from './lesson-notes.service.ts'

/** Private notes of a learner beside a lesson. */
export const lessonNotes = feature({
  refusals,
  routes: lessonNoteRoutes,
  listeners: [forgetNotes],
  userColumns: { lesson_notes: ['user_seq'] },
})
