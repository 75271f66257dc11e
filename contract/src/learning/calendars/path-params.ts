import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  /** A private address at which a calendar app reads dates. */
  calendarFeedSeq: seqInUrl('calendar feed'),
}
