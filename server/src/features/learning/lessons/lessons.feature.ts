import { refusals } from 'contract/learning/lessons/refusals'
import { feature } from '../../../platform/feature.ts'
import { finishWaiting } from './completion.service.ts'
import { classroomRoutes } from './lessons.routes.ts'

/** Entering a class, opening and completing lessons, materials. */
export const lessons = feature({
  refusals,
  routes: classroomRoutes,
  listeners: [finishWaiting],
})
