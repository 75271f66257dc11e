import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Download } from '../../values/download.ts'
import { instant, nothing, seq } from '../../values/ids.ts'
import { productKinds } from '../../values/type-codes.ts'
import { Certificate, own, coursePath } from './schemas.ts'

/** The caller's own certificate, issued at the first call after its conditions are met; until then the missing conditions. */
export const getCertificate = endpoint({
  method: 'GET',
  path: own,
  access: 'member',
  reply: z.object({
    courseSeq: seq('course'),
    /** Decides where learning goes on until it is earned. */
    productKind: z.enum(productKinds),
    title: z.string(),
    percent: z.int(),
    minPercent: z.int(),
    certificate: Certificate.nullable(),
  }),
  shows: 'certificates',
})
/** The certificate as a PDF: a URL valid for a few minutes. */
export const printCertificate = endpoint({
  method: 'GET',
  path: `${own}/pdf`,
  access: 'member',
  reply: Download,
  refuses: ['CERTIFICATE_NOT_REACHED'],
})

/** Lets anyone verify that a certificate was issued by this site. The name is masked. */
export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/certificates/:certificateNo',
  access: 'public',
  reply: Certificate.omit({ startedAt: true }).extend({ isValid: z.boolean() }),
  shows: 'certificates',
})

/** Issued certificates, and the condition for them. */
export const listCertificates = endpoint({
  method: 'GET',
  path: `${coursePath}/certificates`,
  access: 'CLASS_STUDENT_READ',
  reply: z.object({
    minPercent: z.int(),
    list: z
      .object({
        attendSeq: seq('enrolment'),
        certificateNo: z.string(),
        name: z.string(),
        issuedAt: instant,
        isValid: z.boolean(),
      })
      .array(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'certificates',
})
/** Sets the share of lessons that earns a certificate. Issued certificates stay valid. */
export const setCertificateRule = endpoint({
  method: 'POST',
  path: `${coursePath}/certificate-rule`,
  access: 'CLASS_INFO_UPDATE',
  action: 'certificates.setCertificateRule',
  body: z.object({ minPercent: z.int().min(1).max(100) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['certificates', 'enrolments'],
})
