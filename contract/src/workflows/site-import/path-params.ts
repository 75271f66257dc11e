import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  siteImportSeq: seqInUrl('siteImport'),
}
