import { seoulDay } from 'contract/values/korea-time'
import { seq, type AttendSeq, type CurriculumSeq, type SubscriptionSeq } from 'contract/values/ids'

/** What one of several messages of a campaign to one person is about. Empty where a person gets it once. */
export type Cause = string

/** A lesson that is moved to another day opens once more. docs/rules.md R-946. */
export const lessonCause = ({ curriculumSeq, startsAt }: { curriculumSeq: CurriculumSeq; startsAt: Date }) =>
  `lesson-${curriculumSeq}-${seoulDay(startsAt).replaceAll('-', '')}`
/** An access that was prolonged ends once more. docs/rules.md R-947. */
export const endCause = ({ attendSeq, validAt }: { attendSeq: AttendSeq; validAt: Date }) =>
  `end-${attendSeq}-${validAt.getTime()}`

/** Who joined again and left again is written to once more. docs/rules.md R-1169. */
export const membershipCause = (subscriptionSeq: SubscriptionSeq) => `membership-${subscriptionSeq}`

const numberIn = (cause: Cause) => Number(cause.split('-')[1])
export const lessonIn = (cause: Cause) => seq('curriculum').parse(numberIn(cause))
export const placeIn = (cause: Cause) => seq('enrolment').parse(numberIn(cause))

const LATEST_MS = 86_400_000
/** The moments to look after now: those since the last look, and of a long break the last day alone. */
export const spanSince = (watchedTo: Date, now: Date) => ({
  from: new Date(Math.max(watchedTo.getTime(), now.getTime() - LATEST_MS)),
  to: now,
})
