import { feature } from '../../../platform/feature.ts'
import { finishWaiting } from './completion.service.ts'
import { lessonNoteRoutes } from './lesson-notes.routes.ts'
import { forgetNotes } from './lesson-notes.service.ts'
import { classroomRoutes } from './lessons.routes.ts'

/** Entering a class, opening and completing lessons, materials, notes. */
export const lessons = feature({
  routes: [...classroomRoutes, ...lessonNoteRoutes],
  listeners: [finishWaiting, forgetNotes],
  userColumns: { lesson_notes: ['user_seq'] },
})
