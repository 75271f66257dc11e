import { z } from 'zod'
import { DocumentRow } from '../../system/files/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { LONGEST_LONG_TEXT } from './answers.rules.ts'
import { enrolStates, LONGEST_MESSAGE, LONGEST_REDIRECT } from './form-events.rules.ts'
import {
  agreeKinds,
  answerModes,
  FORM_ID,
  formStates,
  formStatuses,
  itemTypes,
  LONGEST_DESCRIPTION,
  LONGEST_HELP,
  LONGEST_LABEL,
  LONGEST_OPTION,
  LONGEST_TERMS,
  LONGEST_TITLE,
  MAX_FORM_FILES,
  MAX_FORM_RESPONSES,
  MAX_ITEMS,
  MAX_OPTIONS,
} from './forms.rules.ts'

const text = (longest: number) => z.string().trim().max(longest)

/** What staff write in the tab of general settings. */
export const FormInput = z.object({
  formId: z.string().regex(FORM_ID),
  title: oneLine(1, LONGEST_TITLE),
  description: text(LONGEST_DESCRIPTION),
  answerMode: z.enum(answerModes),
  isLoginRequired: z.boolean(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** After so many it is closed; null for no limit. */
  maxResponses: z.int().min(1).max(MAX_FORM_RESPONSES).nullable(),
})
export type FormInput = z.output<typeof FormInput>

const optionKey = z.string().regex(/^[a-z0-9]{1,12}$/)
const ItemOption = z.object({
  key: optionKey,
  label: oneLine(1, LONGEST_OPTION),
})
/** One item as staff write it; its type stays what it was made with. */
export const FormItemInput = z.object({
  label: oneLine(1, LONGEST_LABEL),
  helpText: text(LONGEST_HELP),
  isRequired: z.boolean(),
  options: ItemOption.array().max(MAX_OPTIONS),
  agreeKind: z.enum(agreeKinds).nullable(),
  agreeText: text(LONGEST_TERMS),
  /** Shown to who chose one of these options of an earlier question; null for everybody. Versions from before have none. */
  showIf: z
    .object({ formItemSeq: seq('form-item'), optionKeys: optionKey.array().min(1).max(MAX_OPTIONS) })
    .nullable()
    .default(null),
})
export const FormItem = FormItemInput.extend({
  formItemSeq: seq('form-item'),
  itemType: z.enum(itemTypes),
})
export type FormItem = z.input<typeof FormItem>

const line = {
  formSeq: seq('form'),
  formId: z.string(),
  title: z.string(),
  state: z.enum(formStates),
  status: z.enum(formStatuses),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  responseCount: z.int(),
  maxResponses: z.int().nullable(),
  updatedAt: instant,
}
/** A form in the list of the management area. */
export const FormLine = z.object(line)
export type FormLine = z.input<typeof FormLine>

/** A form as its staff edit it. */
export const Form = FormLine.extend({
  description: z.string(),
  answerMode: z.enum(answerModes),
  isLoginRequired: z.boolean(),
  /** Whether people are enrolled in a class by answering it: then they have to be signed in. */
  isEnrolling: z.boolean(),
  /** Null until it is published for the first time. */
  publishedVersion: z.int().nullable(),
  /** Whether its items differ from those that are published. */
  hasUnpublishedChanges: z.boolean(),
  items: FormItem.array(),
})
export type Form = z.input<typeof Form>

/** A published form as people answer it. Without items where it cannot be answered, or by people who signed in alone. */
export const PublicForm = z.object({
  formId: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.int(),
  status: z.enum(formStatuses).exclude(['DRAFT']),
  isLoginRequired: z.boolean(),
  answerMode: z.enum(answerModes),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** The class in which members are enrolled by answering; null for none. */
  enrolsIn: z.object({ courseSeq: seq('course'), title: z.string() }).nullable(),
  items: FormItem.array(),
})
export type PublicForm = z.input<typeof PublicForm>

export const answerValue = z.union([
  z.string().max(LONGEST_LONG_TEXT + 1_000),
  z.string().max(12).array().max(MAX_OPTIONS),
  z.number(),
  z.boolean(),
])
export const FormAnswer = z.object({ formItemSeq: seq('form-item'), value: answerValue })
export type FormAnswer = z.input<typeof FormAnswer>

/** What a person sends. */
export const FormSubmission = z.object({
  /** The version that was on the screen. */
  version: z.int(),
  /** From `enterForm`. */
  ticket: z.string().max(500),
  answers: FormAnswer.array().max(MAX_ITEMS),
  /** For each file that was sent now: that it was this person. */
  files: z
    .object({ fileSeq: seq('file'), receipt: z.string().max(200) })
    .array()
    .max(MAX_ITEMS * MAX_FORM_FILES)
    .default([]),
  /** A field that people do not see; programs fill it in. */
  website: z.string().max(500),
})
export type FormSubmission = z.output<typeof FormSubmission>

/** What became of enrolling somebody who answered. */
export const FormEnrolment = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  state: z.enum(enrolStates),
  /** Why there is no new place; null where there is one. */
  reason: z.string().nullable(),
})
export type FormEnrolment = z.input<typeof FormEnrolment>

/** An answered form as staff read it, in the wording that was answered. */
export const FormResponse = z.object({
  formResponseSeq: seq('form-response'),
  version: z.int(),
  /** Null for a visitor. */
  name: z.string().nullable(),
  submittedAt: instant,
  modifiedAt: instant.nullable(),
  /** What became of enrolling them; null where the form enrolled nobody then. */
  enrolment: FormEnrolment.pick({ state: true, reason: true }).nullable(),
  answers: z
    .object({
      formItemSeq: seq('form-item'),
      itemType: z.enum(itemTypes),
      label: z.string(),
      /** Empty where it was not answered; the names of files. */
      text: z.string(),
      files: DocumentRow.array(),
    })
    .array(),
})
export type FormResponse = z.input<typeof FormResponse>

/** A question with what all answered to it. */
export const FormItemSummary = z.object({
  formItemSeq: seq('form-item'),
  itemType: z.enum(itemTypes),
  label: z.string(),
  answeredCount: z.int(),
  /** Of a choice, a rating or an agreement: how many chose what. */
  counts: z.object({ key: z.string(), label: z.string(), count: z.int() }).array(),
  /** Of numbers and ratings. */
  average: z.number().nullable(),
  /** The latest of what was written. */
  texts: z.string().array(),
})
export type FormItemSummary = z.input<typeof FormItemSummary>

/** What happens after somebody answered. */
export const FormEvent = z.union([
  z.object({ action: z.literal('MESSAGE'), text: text(LONGEST_MESSAGE).min(1) }),
  z.object({ action: z.literal('REDIRECT'), url: text(LONGEST_REDIRECT).min(1) }),
  /** For people who signed in and may receive it. */
  z.object({ action: z.literal('COUPON'), couponInfoSeq: seq('coupon') }),
  /** Members who signed in are put into this segment by hand. */
  z.object({ action: z.literal('SEGMENT'), segmentSeq: seq('segment') }),
  /** Members are enrolled in this free class. */
  z.object({ action: z.literal('ENROL'), courseSeq: seq('course') }),
  /** Owners and managers hear of it. */
  z.object({ action: z.literal('NOTIFY'), isMailed: z.boolean() }),
])
export type FormEvent = z.output<typeof FormEvent>
