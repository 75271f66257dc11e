import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Screens handle each of these in its own way. */
export const screenRefusals = {
  SOLD_OUT: '810002',
  NOTHING_TO_WAIT_FOR: '810501',
  NOT_ATTENDING: '810010',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
