import { z } from 'zod'
import { progressModes, publicTypes } from '../../values/type-codes.ts'
import { CoursePayment, InformationDraft, PaymentDraft } from './drafts.schemas.ts'
import { EventFields, FloatingFields, SettingChange } from './settings.schemas.ts'

/** What the payment tab holds; none of it is filled in where it is not named. */
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
/** Everything that can be changed of a class, each under the name it is told by. */
export const CourseFields = InformationDraft.partial().extend({
  ...PaymentFields.shape,
  ...SettingChange.shape,
  ...FloatingFields.partial().shape,
  ...EventFields.partial().shape,
  curriculumProgressCd: z.enum(progressModes).optional(),
  publicCd: z.enum(publicTypes).optional(),
})
export type CourseFields = z.output<typeof CourseFields>
