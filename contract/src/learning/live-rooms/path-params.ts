import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  /** A message that was written during a live lesson. */
  liveMessageSeq: seqInUrl('live message'),
  /** A question that a host put during a live lesson. */
  livePollSeq: seqInUrl('live poll'),
  /** What was recorded of a live lesson. */
  liveRecordingSeq: seqInUrl('live recording'),
}
