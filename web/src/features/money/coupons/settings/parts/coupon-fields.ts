import type { CouponDraft, DraftFault } from '../coupon-settings.api.ts'

export interface CouponFieldsProps {
  draft: CouponDraft
  change: (part: Partial<CouponDraft>) => void
  /** Somebody holds the coupon: discount and classes stay. */
  isLocked: boolean
  /** What is wrong, once the form was sent. */
  fault: DraftFault | null
}
