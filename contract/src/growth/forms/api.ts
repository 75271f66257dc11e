import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { formStates, itemTypes, MAX_ITEMS } from './forms.rules.ts'
import { Form, FormInput, FormItemInput, FormLine } from './schemas.ts'

const path = '/channels/:channelSeq/forms'
const one = `${path}/:formSeq`
const FormRef = z.object({ formSeq: seq('form') })
const title = FormInput.shape.title

/** The forms of a site, the newest first. */
export const listForms = endpoint({
  method: 'GET',
  path,
  access: 'SITE_FORM_READ',
  query: Paged.extend({
    q: z.string().trim().max(60).optional(),
    state: z.enum(formStates).optional(),
  }),
  reply: z.object({ list: FormLine.array(), total: z.int() }),
  shows: 'forms',
})
/** A draft without items, with an address of its own. */
export const createForm = endpoint({
  method: 'POST',
  path,
  access: 'SITE_FORM_CREATE',
  action: 'forms.createForm',
  body: z.object({ title }),
  reply: FormRef,
  refuses: ['FORMS_FULL'],
  touches: ['forms'],
})
export const getForm = endpoint({
  method: 'GET',
  path: one,
  access: 'SITE_FORM_READ',
  reply: Form,
  shows: 'forms',
})
export const updateForm = endpoint({
  method: 'PUT',
  path: one,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.updateForm',
  body: FormInput,
  reply: nothing,
  refuses: ['FORM_UNREADABLE', 'FORM_ID_TAKEN', 'FORM_ENROL_SIGN_IN'],
  touches: ['forms'],
})
/** With everything that was answered. */
export const deleteForm = endpoint({
  method: 'DELETE',
  path: one,
  access: 'SITE_FORM_DELETE',
  action: 'forms.deleteForm',
  reply: nothing,
  touches: ['forms'],
})
/** A draft with the same settings and items. */
export const copyForm = endpoint({
  method: 'POST',
  path: `${one}/copy`,
  access: 'SITE_FORM_CREATE',
  action: 'forms.copyForm',
  body: z.object({ title }),
  reply: FormRef,
  refuses: ['FORMS_FULL'],
  touches: ['forms'],
})
/** Shows the items as they are now to everybody, and opens a closed form again. */
export const publishForm = endpoint({
  method: 'POST',
  path: `${one}/publish`,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.publishForm',
  reply: nothing,
  refuses: ['FORM_EMPTY'],
  touches: ['forms'],
})
export const closeForm = endpoint({
  method: 'POST',
  path: `${one}/close`,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.closeForm',
  reply: nothing,
  refuses: ['FORM_CLOSED'],
  touches: ['forms'],
})

/** A new last item. */
export const addFormItem = endpoint({
  method: 'POST',
  path: `${one}/items`,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.addFormItem',
  body: FormItemInput.extend({ itemType: z.enum(itemTypes) }),
  reply: z.object({ formItemSeq: seq('form-item') }),
  refuses: ['FORM_ITEM_INCOMPLETE', 'FORM_ITEMS_FULL'],
  touches: ['forms'],
})
export const changeFormItem = endpoint({
  method: 'PUT',
  path: `${one}/items/:formItemSeq`,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.changeFormItem',
  body: FormItemInput,
  reply: nothing,
  refuses: ['FORM_ITEM_INCOMPLETE'],
  touches: ['forms'],
})
export const deleteFormItem = endpoint({
  method: 'DELETE',
  path: `${one}/items/:formItemSeq`,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.deleteFormItem',
  reply: nothing,
  touches: ['forms'],
})
/** The items in their new order; those that are not named stay behind them. */
export const orderFormItems = endpoint({
  method: 'PUT',
  path: `${one}/item-order`,
  access: 'SITE_FORM_UPDATE',
  action: 'forms.orderFormItems',
  body: z.object({ formItemSeqs: seq('form-item').array().max(MAX_ITEMS) }),
  reply: nothing,
  touches: ['forms'],
})
