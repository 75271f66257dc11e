import { feature } from '../../../platform/feature.ts'
import { realtimeRoutes } from './realtime.routes.ts'
import { mountSockets } from './realtime.sockets.ts'

/** Sockets of open pages, and their tickets. */
export const realtime = feature({ routes: realtimeRoutes, mount: mountSockets })
