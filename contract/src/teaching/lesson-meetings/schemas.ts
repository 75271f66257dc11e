import { z } from 'zod'

/** Why a service has not made or changed a meeting: what a person can put right, waiting, or a refusal of this meeting alone. */
export const meetingFaults = ['KEYS', 'PERMISSION', 'HOST', 'UNREACHABLE', 'REFUSED'] as const
export type MeetingFault = (typeof meetingFaults)[number]

/** The meeting that a live lesson made by itself. */
export const LessonMeeting = z.object({
  /** MAKING: under way, or tried again by itself. */
  state: z.enum(['MAKING', 'MADE', 'FAILED']),
  /** The number of the meeting at its service. */
  meetingId: z.string().nullable(),
  /** What went wrong last. */
  fault: z.enum(meetingFaults).nullable(),
  /** The service's own code of a refusal. */
  faultCode: z.string().nullable(),
})
export type LessonMeeting = z.output<typeof LessonMeeting>
