import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useNow } from '../../../platform/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { couponMessages } from './coupons.messages.ts'
import type { CouponChoice } from './use-coupon-choice.ts'
import { useTicketText } from './use-ticket-text.ts'
import { CodeField } from './parts/CodeField.tsx'
import { CouponDialog } from './parts/CouponDialog.tsx'
import css from './CouponBlock.module.css'

/** The coupon of a checkout: which one, what it takes off, and a field for a code. */
export function CouponBlock({ coupons }: { coupons: CouponChoice }) {
  const t = useMessages(couponMessages)
  const text = useTicketText()
  const now = useNow()
  const [isChoosing, setChoosing] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const { chosen, usable, others } = coupons
  if (!coupons.isPossible) return <p className={css.note}>{t('notForDollars')}</p>
  const facts = chosen && [
    text.conditionOf(chosen),
    text.untilOf(chosen, now).text,
    coupons.isBest && t('best'),
  ]
  return (
    <>
      <div className={css.coupon}>
        <IconTicket size={20} aria-hidden="true" />
        <div className={css.words}>
          <b>{chosen ? chosen.name : t(usable.length > 0 ? 'noCoupon' : 'coupon')}</b>
          <p>{facts ? facts.filter(Boolean).join(' · ') : usable.length === 0 && t('none')}</p>
        </div>
        {chosen && <span className={`num ${css.off}`}>−{text.won(chosen.discount)}</span>}
        {usable.length + others.length > 0 && (
          <Button variant="outline" size="sm" onPress={() => setChoosing(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      <div className={css.code}>
        {isTyping ? (
          <CodeField
            onRegistered={(couponIssueSeq) => {
              setTyping(false)
              coupons.choose(couponIssueSeq)
            }}
          />
        ) : (
          <LinkButton underline onPress={() => setTyping(true)}>
            {t('codeEntry')}
          </LinkButton>
        )}
      </div>
      {isChoosing && <CouponDialog coupons={coupons} onClose={() => setChoosing(false)} />}
    </>
  )
}
