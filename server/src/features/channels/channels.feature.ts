import { feature } from '../../platform/feature.ts'
import { channelRoutes } from './channels.routes.ts'
import { mountKeywords } from './keywords.http.ts'

export const channels = feature({ routes: channelRoutes, mount: mountKeywords })
