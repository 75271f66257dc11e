import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { MAX_MINUTES } from '../../teaching/curriculum/watch-limits.rules.ts'
import { seq } from '../../values/ids.ts'

const ofAttendee = '/channels/:channelSeq/courses/:courseSeq/attendees/:attendSeq/viewing-times'

/** A learner's remaining time for lessons with limited viewing time. */
export const listViewingTimes = endpoint({
  method: 'GET',
  path: ofAttendee,
  access: 'CLASS_STUDENT_READ',
  reply: z.object({
    list: z
      .object({
        curriculumSeq: seq('curriculum'),
        title: z.string(),
        /** Remaining seconds. */
        secondsLeft: z.int(),
        /** Minutes that staff added so far. */
        addedMinutes: z.int(),
      })
      .array(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'lessons',
})
/** Adds viewing time for one learner and lesson. docs/rules.md R-524. */
export const addViewingTime = endpoint({
  method: 'POST',
  path: ofAttendee,
  access: 'CLASS_STUDENT_UPDATE',
  action: 'playback.addViewingTime',
  body: z.object({ curriculumSeq: seq('curriculum'), minutes: z.int().min(1).max(MAX_MINUTES) }),
  reply: z.object({ secondsLeft: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_RULE'],
  touches: ['lessons'],
})
