import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Refusals that screens handle by name. */
export const screenRefusals = {
  NO_CHALLENGE: '810801',
  MISSION_HAS_CHECK_INS: '810808',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
