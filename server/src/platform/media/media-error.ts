export type MediaProblem =
  /** The upload is at fault: not a video the demuxers know, or without a moving picture. */
  | 'NOT_A_VIDEO'
  | 'TOOK_TOO_LONG'
  | 'TOO_MUCH_OUTPUT'
  | 'DISK_FULL'
  | 'ABORTED'
  /** Anything else; `details` holds the last words of the transcoder. */
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
