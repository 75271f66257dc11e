import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { NextRound, path, Round } from './rounds.schemas.ts'

/** Every round of a class, the newest first. */
export const listRounds = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_STUDENT_READ',
  reply: z.object({ list: Round.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})

/** Prepares the next round, or changes it while it is a draft. `rowVersion`: that of the draft; null where there is none. */
export const prepareRound = endpoint({
  method: 'PUT',
  path: `${path}/next`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.prepareRound',
  body: NextRound.extend({ rowVersion: z.int().nullable().default(null) }),
  reply: z.object({ classSeq: seq('round'), partNumber: z.int(), rowVersion: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'CLASS_STATE_CHANGED', 'ROUNDS_FULL'],
  touches: ['courses'],
})
/** Throws the draft away. */
export const discardRound = endpoint({
  method: 'DELETE',
  path: `${path}/next`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.discardRound',
  reply: z.null(),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_POSSIBLE_NOW'],
  touches: ['courses'],
})
/** Opens the draft: from now on people apply for it. Earlier learners and those in line keep what they have. */
export const openRound = endpoint({
  method: 'POST',
  path: `${path}/next/open`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.openRound',
  body: z.object({ rowVersion: z.int() }),
  reply: z.object({ classSeq: seq('round'), partNumber: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'CLASS_STATE_CHANGED', 'NOT_POSSIBLE_NOW'],
  touches: ['courses', 'enrolments'],
})
/** Makes the current round a draft again, where nobody came to it: people apply for the one before. */
export const cancelRound = endpoint({
  method: 'POST',
  path: `${path}/:classSeq/take-back`,
  access: 'CLASS_PAYMENT_UPDATE',
  action: 'courses.takeBackRound',
  reply: z.object({ partNumber: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_POSSIBLE_NOW', 'ROUND_IN_USE'],
  touches: ['courses', 'enrolments'],
})
