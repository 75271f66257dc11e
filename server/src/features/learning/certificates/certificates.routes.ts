import * as api from 'contract/learning/certificates/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './certificates.service.ts'

export const certificateRoutes = [
  implement(api.getCertificate, ({ ctx, params }) => service.ownCertificate(ctx, params.attendSeq)),
  implement(api.printCertificate, ({ ctx, params }) => service.printOwn(ctx, params.attendSeq)),
  implement(api.verifyCertificate, ({ ctx, params }) => service.verify(ctx, params.certificateNo)),
  implement(api.listCertificates, ({ ctx, params }) => service.issuedIn(ctx, params.courseSeq)),
  implement(api.setCertificateRule, ({ ctx, params, body }) =>
    service.setRule(ctx, params.courseSeq, body.minPercent),
  ),
]
