import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { formActions } from './form-events.rules.ts'
import { FormEvent } from './schemas.ts'

const path = '/channels/:channelSeq/forms/:formSeq/events'
const list = FormEvent.array().max(formActions.length)

/** What happens after somebody answered. */
export const listFormEvents = endpoint({
  method: 'GET',
  path,
  access: 'SITE_FORM_READ',
  reply: z.object({ list }),
  shows: 'forms',
})
/** Replaces all of it; one of each kind. */
export const saveFormEvents = endpoint({
  method: 'PUT',
  path,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.saveFormEvents',
  body: z.object({ list }),
  reply: nothing,
  refuses: ['FORM_EVENT_INVALID', 'FORM_CLASS_PAID', 'FORM_CLASS_UNFIT'],
  touches: ['forms'],
})
