import { feature } from '../../platform/feature.ts'
import { channelRoutes } from './channels.routes.ts'

export const channels = feature({ routes: channelRoutes })
