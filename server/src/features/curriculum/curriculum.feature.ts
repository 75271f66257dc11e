import { feature } from '../../platform/feature.ts'
import { curriculumRoutes } from './curriculum.routes.ts'

export const curriculum = feature({ routes: curriculumRoutes })
