import { notificationTexts } from 'contract/learning/level-progress/notifications.messages'
import { refusals } from 'contract/learning/level-progress/refusals'
import { feature } from '../../../platform/feature.ts'
import { recountDaily, recountListeners } from './level-progress.jobs.ts'
import { notifyLevel } from './level-progress.notify.ts'
import { levelProgressRoutes } from './level-progress.routes.ts'

/** What members did for their levels: counting it, moving them, and what is missing for the next level. */
export const levelProgress = feature({
  refusals,
  routes: levelProgressRoutes,
  notificationTexts,
  listeners: [...recountListeners, notifyLevel],
  timers: [recountDaily],
})
