import { feature } from '../../platform/feature.ts'
import { boardRoutes } from './boards.routes.ts'

export const boards = feature({ routes: boardRoutes })
