import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import type { CouponInfoSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { LoginPrompt } from '../../../platform/LoginPrompt.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useCourseCoupons, useDownloadCoupon } from './coupons.api.ts'
import { couponMessages } from './coupons.messages.ts'
import { useTicketText } from './use-ticket-text.ts'
import css from './CourseCoupons.module.css'

/** The coupons that a class page offers to take; nothing where there are none. */
export function CourseCoupons({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(couponMessages)
  const text = useTicketText()
  const { isChannelUser } = useSession()
  const { data } = useCourseCoupons(courseSeq)
  const download = useDownloadCoupon()
  const [isAsking, setAsking] = useState(false)
  function take(couponInfoSeq: CouponInfoSeq) {
    if (!isChannelUser) return setAsking(true)
    download.run({ couponInfoSeq }).then(
      () => toast({ text: t('takenToast'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('loadFailed')), tone: 'error' }),
    )
  }
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label={t('takeTitle')}>
      <ul className={css.list}>
        {data.list.map((coupon) => (
          <li key={coupon.couponInfoSeq}>
            <span>
              <b>
                {text.offOf(coupon)} {t('off')}
              </b>{' '}
              <span className={css.name}>{coupon.name}</span>
            </span>
            <Button
              variant="outline"
              size="sm"
              disabled={coupon.isReceived}
              loading={download.isRunning}
              label={`${coupon.name} ${t(coupon.isReceived ? 'taken' : 'take')}`}
              onPress={() => take(coupon.couponInfoSeq)}
            >
              {t(coupon.isReceived ? 'taken' : 'take')}
            </Button>
          </li>
        ))}
      </ul>
      <LoginPrompt open={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}
