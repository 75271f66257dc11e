import { feature } from '../../platform/feature.ts'
import { termsRoutes } from './terms.routes.ts'

export const terms = feature({ routes: termsRoutes })
