import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { NextRound, path, Round } from './rounds.schemas.ts'

/** Every round of a course, newest first. */
export const listRounds = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_STUDENT_READ',
  reply: z.object({ list: Round.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})

/** Creates the draft of the next round, or changes it. `rowVersion`: the draft's; null where there is none. */
export const prepareRound = endpoint({
  method: 'PUT',
  path: `${path}/next`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.prepareRound',
  body: NextRound.extend({ rowVersion: z.int32().nullable().default(null) }),
  reply: z.object({ classSeq: seq('round'), partNumber: z.int(), rowVersion: z.int32() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'CLASS_STATE_CHANGED', 'ROUNDS_FULL'],
  touches: ['courses'],
})
/** Deletes the draft. */
export const discardRound = endpoint({
  method: 'DELETE',
  path: `${path}/next`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.discardRound',
  reply: z.null(),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_POSSIBLE_NOW'],
  touches: ['courses'],
})
/** Opens the draft: new applications go to this round. Learners and waitlists of earlier rounds stay as they are. */
export const openRound = endpoint({
  method: 'POST',
  path: `${path}/next/open`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.openRound',
  body: z.object({ rowVersion: z.int32() }),
  reply: z.object({ classSeq: seq('round'), partNumber: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'CLASS_STATE_CHANGED', 'NOT_POSSIBLE_NOW'],
  touches: ['courses', 'enrolments'],
})
/** Returns the current round to a draft, if nobody enrolled: applications go to the previous round again. */
export const cancelRound = endpoint({
  method: 'POST',
  path: `${path}/:classSeq/take-back`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.takeBackRound',
  reply: z.object({ partNumber: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_POSSIBLE_NOW', 'ROUND_IN_USE'],
  touches: ['courses', 'enrolments'],
})
