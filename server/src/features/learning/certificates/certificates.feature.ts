import { refusals } from 'contract/learning/certificates/refusals'
import { feature } from '../../../platform/feature.ts'
import { servePdf } from '../../../platform/pdf/pdf-download.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { certificatePdf, drawPaper } from './certificates.service.ts'

/** Certificates, and the check whether one is genuine. */
export const certificates = feature({
  refusals,
  routes: certificateRoutes,
  mount: (http, openings) => servePdf(http, openings, { ...certificatePdf, draw: drawPaper }),
})
