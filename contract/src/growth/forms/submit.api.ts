import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { DocumentRow, filename } from '../../system/files/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { Form, FormAnswer, FormEnrolment, FormSubmission, PublicForm } from './schemas.ts'

const path = '/channels/:channelSeq/forms/:formId'

/** A published form. The same for every visitor, so that its page can be kept. */
export const showForm = endpoint({
  method: 'GET',
  base: 'formSubmit',
  path,
  access: 'public',
  reply: PublicForm,
  shows: 'forms',
})
/** What this person needs to answer it: the form as they see it, a ticket, and their own answers where they may change them. */
export const enterForm = endpoint({
  method: 'GET',
  base: 'formSubmit',
  path: `${path}/entry`,
  access: 'public',
  reply: z.object({
    form: PublicForm,
    ticket: z.string(),
    /** When they answered; null where they did not, or may answer again. */
    submittedAt: instant.nullable(),
    /** Null where they cannot be changed. */
    answers: FormAnswer.array().nullable(),
    /** The files of these answers. */
    files: DocumentRow.array(),
  }),
  shows: 'forms',
})
/** A form with the items that are not published yet, as it will look. */
export const previewForm = endpoint({
  method: 'GET',
  base: 'formSubmit',
  path: `${path}/preview`,
  access: 'SITE_FORM_READ',
  reply: Form.pick({ formSeq: true, title: true, description: true, items: true }),
  shows: 'forms',
})
/** An address that takes one file of an answer. What is not sent with an answer within a day is deleted. */
export const openFormUpload = endpoint({
  method: 'POST',
  base: 'formSubmit',
  path: `${path}/files`,
  access: 'public',
  body: z.object({
    /** From `enterForm`. */
    ticket: z.string().max(500),
    formItemSeq: seq('form-item'),
    filename,
    fileSize: z.int().positive(),
  }),
  reply: z.object({ uploadUrl: z.string() }),
  refuses: [
    'FORM_NOT_BEGUN',
    'FORM_CLOSED',
    'FORM_CHANGED',
    'FORM_ANSWERS_INVALID',
    'FORM_TOO_FAST',
    'DOCUMENT_TOO_LARGE',
    'DOCUMENT_NOT_ACCEPTED',
    'WAITING_FILES_FULL',
  ],
})
/** A new response, or a change of one's own. */
export const submitForm = endpoint({
  method: 'POST',
  base: 'formSubmit',
  path: `${path}/submit`,
  access: 'public',
  body: FormSubmission,
  /** What the site shows afterwards; null for its usual words, and for no other page. */
  reply: z.object({
    message: z.string().nullable(),
    redirectUrl: z.string().nullable(),
    /** Null where the form enrols nobody, and for a change of answers. */
    enrolment: FormEnrolment.nullable(),
  }),
  refuses: [
    'FORM_NOT_BEGUN',
    'FORM_CLOSED',
    'FORM_FULL',
    'FORM_ANSWERED',
    'FORM_CHANGED',
    'FORM_ANSWERS_INVALID',
    'FORM_TOO_FAST',
  ],
  touches: ['forms'],
})
