import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { nothing, seq, seqInUrl } from '../../values/ids.ts'
import { FormItemSummary, FormResponse } from './schemas.ts'

const path = '/channels/:channelSeq/forms/:formSeq/responses'
const q = z.string().trim().max(60).optional()

/** What was answered, the latest first. */
export const listFormResponses = endpoint({
  method: 'GET',
  path,
  access: 'SITE_FORM_READ',
  query: z.object({
    q,
    /** The last of the page before. */
    before: seqInUrl('form-response').optional(),
    size: z.coerce.number<number>().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    list: FormResponse.array(),
    /** Every question that was ever published, in its latest wording. */
    columns: z.object({ formItemSeq: seq('form-item'), label: z.string() }).array(),
    /** Whether some of them were enrolled, or refused, by answering. */
    hasEnrolments: z.boolean(),
    total: z.int(),
    nextBefore: seq('form-response').nullable(),
  }),
  shows: 'forms',
})
export const summarizeFormResponses = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  access: 'SITE_FORM_READ',
  reply: z.object({ total: z.int(), items: FormItemSummary.array() }),
  shows: 'forms',
})
export const getFormResponse = endpoint({
  method: 'GET',
  path: `${path}/:formResponseSeq`,
  access: 'SITE_FORM_READ',
  reply: FormResponse,
  shows: 'forms',
})
export const deleteFormResponse = endpoint({
  method: 'DELETE',
  path: `${path}/:formResponseSeq`,
  access: 'SITE_FORM_DELETE',
  action: 'forms.deleteFormResponse',
  reply: nothing,
  touches: ['forms'],
})
/** An address that opens one file of a response for a few minutes. */
export const openFormFile = endpoint({
  method: 'POST',
  path: `${path}/:formResponseSeq/files/:fileSeq/download`,
  access: 'SITE_FORM_READ',
  whileSuspended: 'managers',
  action: 'forms.openFormFile',
  reply: FileLink,
})
/** The matching responses as a spreadsheet, at an address that works for a few minutes. */
export const downloadFormResponses = endpoint({
  method: 'POST',
  path: `${path}/download`,
  access: 'SITE_FORM_READ',
  whileSuspended: 'managers',
  action: 'forms.downloadFormResponses',
  body: z.object({ q }),
  reply: FileLink,
})
