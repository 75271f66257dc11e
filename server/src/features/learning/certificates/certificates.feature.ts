import { refusals } from 'contract/learning/certificates/refusals'
import { feature } from '../../../platform/feature.ts'
import { mountPaper } from './certificate-file.http.ts'
import { certificateRoutes } from './certificates.routes.ts'

/** Certificates, and the check whether one is genuine. */
export const certificates = feature({ refusals, routes: certificateRoutes, mount: mountPaper })
