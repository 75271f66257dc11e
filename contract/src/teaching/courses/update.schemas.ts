import { z } from 'zod'
import { progressModes, publicTypes } from '../../values/type-codes.ts'
import { CoursePayment, InformationDraft, PaymentDraft } from './drafts.schemas.ts'
import { EventFields, FloatingFields, SettingChange } from './settings.schemas.ts'

/** The fields of the payment tab, without defaults. */
export const PaymentFields = CoursePayment.extend(
  PaymentDraft.pick({
    startAt: true,
    endAt: true,
    payStartAt: true,
    payEndAt: true,
    discountStartAt: true,
    discountEndAt: true,
  }).shape,
).partial()
/** All changeable fields of a course, under the names that replies use. */
export const CourseFields = InformationDraft.partial().extend({
  ...PaymentFields.shape,
  ...SettingChange.shape,
  ...FloatingFields.partial().shape,
  ...EventFields.partial().shape,
  curriculumProgressCd: z.enum(progressModes).optional(),
  publicCd: z.enum(publicTypes).optional(),
})
export type CourseFields = z.output<typeof CourseFields>
