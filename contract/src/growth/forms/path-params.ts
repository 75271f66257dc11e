import { z } from 'zod'
import { seqInUrl } from '../../values/seq.ts'
import { FORM_ID } from './forms.rules.ts'

export const pathParams = {
  formSeq: seqInUrl('form'),
  formItemSeq: seqInUrl('form-item'),
  formResponseSeq: seqInUrl('form-response'),
  /** What stands in the address of a form. */
  formId: z.string().regex(FORM_ID),
}
