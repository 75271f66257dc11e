export type MediaProblem =
  /** The upload is invalid: not a video the demuxers support, or without a video stream. */
  | 'NOT_A_VIDEO'
  | 'TOOK_TOO_LONG'
  | 'TOO_MUCH_OUTPUT'
  | 'DISK_FULL'
  | 'ABORTED'
  /** Anything else; `details` has the last lines of the transcoder. */
  | 'FAILED'

export class MediaError extends Error {
  readonly problem: MediaProblem
  readonly details: string
  constructor(problem: MediaProblem, details = '') {
    super(details ? `${problem}: ${details}` : problem)
    this.problem = problem
    this.details = details
  }
}
