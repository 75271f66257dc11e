import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Refusals that screens handle by name. */
export const screenRefusals = {
  CLASS_STATE_CHANGED: '830004',
  CLASS_SHOWN_FIRST: '830010',
  MEMBERS_ONLY: '870201',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
