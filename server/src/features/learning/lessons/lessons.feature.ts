import { feature } from '../../../platform/feature.ts'
import { finishWaiting } from './completion.service.ts'
import { lessonNoteRoutes } from './lesson-notes.routes.ts'
import { forgetNotes } from './lesson-notes.service.ts'
import { classroomRoutes } from './lessons.routes.ts'

export const lessons = feature({
  routes: [...classroomRoutes, ...lessonNoteRoutes],
  listeners: [finishWaiting, forgetNotes],
  userColumns: { lesson_notes: ['user_seq'] },
})
