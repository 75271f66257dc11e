import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/seq.ts'

/** Somebody answered a form for the first time, or once more; not: changed their answers. */
export const formSubmitted = event(
  'form.submitted',
  z.object({ formSeq: seq('form'), formResponseSeq: seq('form-response') }),
)
