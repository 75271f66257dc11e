import * as promised from 'contract/certificates'
import type { AttendSeq, CourseSeq } from 'contract/values'
import { loadEndpoint, useCommand, useEndpoint } from '../../platform/endpoint.ts'
import { useChannel, useSite, type Site } from '../../platform/site.tsx'

export const useCertificate = (attendSeq: AttendSeq) => useEndpoint(promised.getCertificate, { attendSeq })
export const useVerified = (certificateNo: string) =>
  useEndpoint(promised.verifyCertificate, { certificateNo })
export const loadVerified = (site: Site, certificateNo: string) =>
  loadEndpoint(site, promised.verifyCertificate, { certificateNo })
export const useIssued = (courseSeq: CourseSeq) => useEndpoint(promised.listCertificates, { courseSeq })
export const useSetRule = (courseSeq: CourseSeq) => useCommand(promised.setCertificateRule, { courseSeq })

/** Fetches the certificate on paper and hands it to the browser as a file. */
export function useSavePdf(attendSeq: AttendSeq) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async () => {
    const { fileName, pdf } = await call(promised.printCertificate, { channelSeq, attendSeq })
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    link.download = fileName
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
}
