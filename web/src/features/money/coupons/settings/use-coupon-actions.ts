import { messageOf } from '../../../../platform/call.ts'
import { copy } from '../../../../platform/copy.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { couponListMessages } from './coupon-list.messages.ts'
import { useActivateCoupon, type Coupon } from './coupon-settings.api.ts'

/** The address at which members receive a coupon. */
export const linkOf = (linkToken: string) => `${location.origin}/coupon/${linkToken}`

/** What the caller may do with a coupon. */
export function useCouponActions(onDelete: (coupon: Coupon) => void) {
  const t = useMessages(couponListMessages)
  const { can } = useSession()
  const activate = useActivateCoupon()
  async function copyLink(linkToken: string) {
    const isCopied = await copy(linkOf(linkToken))
    toast({ text: t(isCopied ? 'copied' : 'copyFailed'), tone: isCopied ? 'ok' : 'error' })
  }
  function turn({ couponInfoSeq, isActive }: Coupon) {
    activate.run({ couponInfoSeq, body: { isActive: !isActive } }).then(
      () => toast({ text: t(isActive ? 'stopped' : 'resumed'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  }
  return (coupon: Coupon): MenuItem[] => {
    const { couponInfoSeq, linkToken, isActive, issuedCount } = coupon
    return [
      { key: 'view', label: t('view'), href: `/settings/coupons/${couponInfoSeq}` },
      ...(can('SITE_COUPON_UPDATE')
        ? [{ key: 'edit', label: t('edit'), href: `/settings/coupons/${couponInfoSeq}/edit` }]
        : []),
      ...(linkToken ? [{ key: 'copy', label: t('copyLink'), onPress: () => void copyLink(linkToken) }] : []),
      ...(can('SITE_COUPON_UPDATE')
        ? [{ key: 'turn', label: t(isActive ? 'stop' : 'resume'), onPress: () => turn(coupon) }]
        : []),
      ...(can('SITE_COUPON_DELETE') && issuedCount === 0
        ? [{ key: 'delete', label: t('remove'), danger: true, onPress: () => onDelete(coupon) }]
        : []),
    ]
  }
}
