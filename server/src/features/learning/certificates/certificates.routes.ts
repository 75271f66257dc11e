import * as promised from 'contract/learning/certificates/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './certificates.service.ts'

export const certificateRoutes = [
  implement(promised.getCertificate, ({ ctx, params }) => service.ownCertificate(ctx, params.attendSeq)),
  implement(promised.printCertificate, ({ ctx, params }) => service.printOwn(ctx, params.attendSeq)),
  implement(promised.verifyCertificate, ({ ctx, params }) => service.verify(ctx, params.certificateNo)),
  implement(promised.listCertificates, ({ ctx, params }) => service.issuedIn(ctx, params.courseSeq)),
  implement(promised.setCertificateRule, ({ ctx, params, body }) =>
    service.setRule(ctx, params.courseSeq, body.minPercent),
  ),
]
