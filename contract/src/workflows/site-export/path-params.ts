import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  siteExportSeq: seqInUrl('siteExport'),
}
