import { feature } from '../../../platform/feature.ts'
import { mountPaper } from './certificate-file.http.ts'
import { certificateRoutes } from './certificates.routes.ts'

/** Certificates, and the check whether one is genuine. */
export const certificates = feature({ routes: certificateRoutes, mount: mountPaper })
