import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** The checkout asks for the address then. */
export const screenRefusals = {
  DELIVERY_ADDRESS_NEEDED: '820780',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
