import { feature } from '../../platform/feature.ts'
import { certificateRoutes } from './certificates.routes.ts'

export const certificates = feature({ routes: certificateRoutes })
