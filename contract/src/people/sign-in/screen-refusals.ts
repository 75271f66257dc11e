import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Refusals that screens handle by name. */
export const screenRefusals = {
  EMAIL_TAKEN: '800010',
  PASSWORD_WRONG: '800002',
  SECOND_STEP_NEEDED: '800040',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
