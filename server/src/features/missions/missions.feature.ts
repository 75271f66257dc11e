import { feature } from '../../platform/feature.ts'
import { forgetWork, tellOfWork } from './missions.jobs.ts'
import { missionRoutes } from './missions.routes.ts'

export const missions = feature({
  routes: missionRoutes,
  listeners: [tellOfWork, forgetWork],
  uploadKinds: [{ kind: 'assignment', permissions: 'member' }],
})
