import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  messageTemplateSeq: seqInUrl('message-template'),
}
