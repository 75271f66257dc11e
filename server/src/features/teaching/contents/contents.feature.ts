import { feature } from '../../../platform/feature.ts'
import { contentsRoutes } from './contents.routes.ts'

/** Contents: videos, texts and files that are sold without dates. */
export const contents = feature({ routes: contentsRoutes })
