import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  alimtalkTemplateSeq: seqInUrl('alimtalk-template'),
}
