import * as api from 'contract/learning/certificates/api'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import { loadEndpoint, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useChannel, useSite, type Site } from '../../../platform/site.tsx'

export const useCertificate = (attendSeq: AttendSeq) => useEndpoint(api.getCertificate, { attendSeq })
export const useVerified = (certificateNo: string) => useEndpoint(api.verifyCertificate, { certificateNo })
export const loadVerified = (site: Site, certificateNo: string) =>
  loadEndpoint(site, api.verifyCertificate, { certificateNo })
export const useIssued = (courseSeq: CourseSeq) => useEndpoint(api.listCertificates, { courseSeq })
export const useSetRule = (courseSeq: CourseSeq) => useCommand(api.setCertificateRule, { courseSeq })

/** Fetches the address of the certificate's PDF and starts the download. */
export function useSavePdf(attendSeq: AttendSeq) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async () => saveFile(await call(api.printCertificate, { channelSeq, attendSeq }))
}
