import { feature } from '../../platform/feature.ts'
import { forgetProfile } from './members.jobs.ts'
import { memberRoutes } from './members.routes.ts'

export const members = feature({ routes: memberRoutes, listeners: [forgetProfile] })
