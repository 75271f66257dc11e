import { feature } from '../../../platform/feature.ts'
import { mountPaper } from './certificate-file.http.ts'
import { certificateRoutes } from './certificates.routes.ts'

export const certificates = feature({ routes: certificateRoutes, mount: mountPaper })
