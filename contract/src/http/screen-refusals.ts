import type { refusals, RefusalName } from './refusals.ts'
import type { Envelope } from './envelope.ts'

/**
 * The refusals that screens tell apart by name. The whole catalogue would weigh 1.5 KB on every page, so only these
 * go to the browser; a line compiles only with the code of the catalogue.
 */
export const screenRefusals = {
  BAD_INPUT: '400000',
  SIGN_IN_FIRST: '401000',
  NOT_CHANNEL_USER: '800000',
  NOT_FOUND: '400004',
  SOMETHING_BROKE: '500000',
  EMAIL_TAKEN: '800010',
  PASSWORD_WRONG: '800002',
  SECOND_STEP_NEEDED: '800040',
  SECOND_STEP_ENDED: '800041',
  PROVE_AGAIN: '800044',
  CLASS_NOT_FOUND: '800003',
  CLASS_GONE: '410000',
  CLASS_STATE_CHANGED: '830004',
  CLASS_SHOWN_FIRST: '830010',
  SOLD_OUT: '810002',
  NOT_ATTENDING: '810010',
  LESSON_LOCKED: '810011',
  MEMBERS_ONLY: '870201',
  PAYMENT_PENDING: '820005',
  VIDEO_NOT_READY: '840001',
  MISSION_HAS_WORK: '810205',
  PLAY_ENDED: '840007',
  PLAYED_ELSEWHERE: '840009',
  VIEWING_TIME_OVER: '840010',
  PDF_NOT_VIEWABLE: '810604',
  PAGE_PATH_WRONG: '880101',
  PAGE_PATH_RESERVED: '880102',
  PAGE_PATH_TAKEN: '880103',
} as const satisfies { [Name in RefusalName]?: (typeof refusals)[Name]['code'] }
export type ScreenRefusal = keyof typeof screenRefusals

/** The `reason` on the wire of the two refusals that share code 800000. */
export const refusalReasons: { readonly [Name in RefusalName]?: string } = {
  NOT_CHANNEL_USER: 'NOT_CHANNEL_USER',
  CODE_WRONG: 'INCORRECT_CODE',
}

/** Whether an answer is this refusal: by its code and, where two share it, by its reason. */
export function isRefusedAs(
  { code, reason }: Pick<Envelope, 'code'> & { reason?: string | null | undefined },
  name: ScreenRefusal,
) {
  const own = refusalReasons[name]
  return code === screenRefusals[name] && (own === undefined || reason === own)
}
