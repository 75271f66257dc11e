import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Refusals that screens handle by name. */
export const screenRefusals = {
  PAGE_PATH_WRONG: '880101',
  PAGE_PATH_RESERVED: '880102',
  PAGE_PATH_TAKEN: '880103',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
