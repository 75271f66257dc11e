import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const reviewReplied = event(
  'review.replied',
  z.object({ evaluationSeq: seq('review'), courseSeq: seq('course') }),
)
export const reviewHidden = event(
  'review.hidden',
  z.object({ evaluationSeq: seq('review'), courseSeq: seq('course') }),
)
export const reviewReported = event(
  'review.reported',
  z.object({ evaluationSeq: seq('review'), courseSeq: seq('course') }),
)
/** A learner finished and may be asked for a review. */
export const reviewInvited = event(
  'review.invited',
  z.object({ attendSeq: seq('enrolment'), courseSeq: seq('course') }),
)
export const reviewSaved = event(
  'review.saved',
  z.object({ evaluationSeq: seq('review'), courseSeq: seq('course') }),
)
