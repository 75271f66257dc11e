import { z } from 'zod'
import { CoursePayment, InformationDraft, PaymentDraft } from './course-drafts.ts'
import { EventFields, FloatingFields, SettingChange } from './course-setting.ts'
import { CourseSettings } from './courses.ts'
import { endpoint } from './grammar.ts'
import { progressModes, publicTypes } from './type-codes.ts'

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

/**
 * Any fields of a class at once: all are saved, or none. What is not named stays, and in a draft keeps nothing else from being
 * saved. What else is told of a class may be sent back as it is told; CLASS_RULE names what would not be kept.
 */
export const updateCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq',
  access: 'CLASS_INFO_UPDATE',
  alsoFor: ['CLASS_LIFECYCLE_UPDATE'],
  body: z.looseObject(CourseFields.shape),
  reply: CourseSettings,
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'CLASS_NOT_READY',
    'CLASS_ON_SALE',
    'CLASS_NOT_PUBLISHED',
    'CLASS_STATE_CHANGED',
    'CLASS_RULE',
    'CAPACITY_EXCEEDED',
    'PICTURE_MISSING',
  ],
  touches: ['courses'],
})
