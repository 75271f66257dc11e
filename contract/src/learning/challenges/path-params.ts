import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  challengeMissionSeq: seqInUrl('challenge mission'),
  challengeCheckInSeq: seqInUrl('challenge check-in'),
}
