import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Screens handle each of these in its own way. */
export const screenRefusals = {
  APPROVAL_NEEDED: '810502',
  PAYMENT_DECLINED: '820001',
  PAYMENT_CANCELLED: '820002',
  PAYMENT_EXPIRED: '820003',
  PAYMENT_PENDING: '820005',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
