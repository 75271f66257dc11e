import { useState } from 'react'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { couponMessages } from '../coupons.messages.ts'
import { couponDialogMessages } from '../coupon-dialog.messages.ts'
import type { CouponChoice } from '../use-coupon-choice.ts'
import { useTicketText } from '../use-ticket-text.ts'
import { Ticket } from './Ticket.tsx'
import css from '../CouponBlock.module.css'

interface CouponDialogProps {
  coupons: CouponChoice
  onClose: () => void
}

/** Every coupon with what it takes off here; those that cannot be used say why. */
export function CouponDialog({ coupons, onClose }: CouponDialogProps) {
  const t = useMessages(couponMessages)
  const d = useMessages(couponDialogMessages)
  const text = useTicketText()
  const now = useNow()
  const { usable, others } = coupons
  const [choice, setChoice] = useState(coupons.chosen?.couponIssueSeq ?? null)
  return (
    <FormDialog
      title={t('choose')}
      okLabel={d('apply')}
      cancelLabel={d('cancel')}
      onClose={onClose}
      onOk={() => {
        coupons.choose(choice)
        onClose()
      }}
    >
      <fieldset className={css.list}>
        <legend className="visually-hidden">{t('choose')}</legend>
        {usable.map((one) => {
          const until = text.untilOf(one, now)
          return (
            <label key={one.couponIssueSeq} className={css.choice}>
              <input
                type="radio"
                name="coupon"
                checked={choice === one.couponIssueSeq}
                onChange={() => setChoice(one.couponIssueSeq)}
              />
              <Ticket
                off={text.won(one.discount)}
                name={one.name}
                condition={text.conditionOf(one)}
                until={until.text}
                isSoon={until.isSoon}
              />
            </label>
          )
        })}
        <label className={`${css.choice} ${css.plain}`}>
          <input type="radio" name="coupon" checked={choice === null} onChange={() => setChoice(null)} />
          {t('noCoupon')}
        </label>
      </fieldset>
      {others.length > 0 && (
        <>
          <h3 className={css.others}>{t('notNow')}</h3>
          <div className={css.list}>
            {others.map((one) => (
              <Ticket
                key={one.couponIssueSeq}
                off={text.offOf(one)}
                name={one.name}
                condition={text.conditionOf(one)}
                until=""
                reason={text.reasonOf(one, now)}
              />
            ))}
          </div>
        </>
      )}
    </FormDialog>
  )
}
