import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  fileImportSeq: seqInUrl('fileImport'),
}
