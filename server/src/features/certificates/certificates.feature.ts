import { feature } from '../../platform/feature.ts'
import { mountPaper } from './paper.http.ts'
import { certificateRoutes } from './certificates.routes.ts'

export const certificates = feature({ routes: certificateRoutes, mount: mountPaper })
