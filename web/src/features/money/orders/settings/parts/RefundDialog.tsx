import { useState } from 'react'
import { formatAmount } from 'contract/values/money'
import { payMethods } from 'contract/values/type-codes'
import { isRefusal } from '../../../../../platform/call.ts'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { RefundAccountFields } from '../../RefundAccountFields.tsx'
import { useRefundAccount } from '../../use-refund-account.ts'
import { leftOf, useRefund, type Sale } from '../sales.api.ts'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

/** Gives back what is left of an order, with the reason. */
export function RefundDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = useMessages(salesMessages)
  const { language } = useSite()
  const refund = useRefund()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const account = useRefundAccount()
  const needsAccount = sale.payMethodCd === payMethods.virtualAccount
  const money = (value: number) => formatAmount(value, sale.currency, language)
  const amount = money(leftOf(sale))
  const confirm = () => {
    setTried(true)
    const refundAccount = needsAccount ? account.press() : undefined
    if (!reason.trim() || refundAccount === null) return
    const body = { reason: reason.trim(), ...(refundAccount && { refundAccount }) }
    refund.run({ orderNo: sale.orderNo, body }).then(
      ({ refundedAmount }) => {
        onClose()
        toast({ text: t('done', { amount: money(refundedAmount) }), tone: 'ok' })
      },
      // Shown in the dialog.
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('refundTitle', { amount })}
      okLabel={t('confirm', { amount })}
      cancelLabel={t('keep')}
      onOk={confirm}
      busy={refund.isRunning}
      danger
    >
      <div className={css.form}>
        <p>{t('refundText', { name: sale.ordererName, product: sale.title })}</p>
        {isSent(sale) && <Notice tone="soon">{t('goodsSent')}</Notice>}
        {sale.payMethodCd === payMethods.deposit && <Notice tone="soon">{t('refundByHand')}</Notice>}
        <TextArea
          label={t('reason')}
          required
          value={reason}
          onChange={setReason}
          maxLength={200}
          error={isTried && !reason.trim() ? t('reasonMissing') : undefined}
        />
        {needsAccount && <RefundAccountFields form={account} />}
        {isRefusal(refund.error) && <Notice tone="error">{refund.error.message}</Notice>}
      </div>
    </FormDialog>
  )
}

/** Whether goods of the order are with the buyer, or on their way. */
const isSent = ({ delivery }: Sale) =>
  delivery?.parcels.some(({ state }) => state === 'SHIPPED' || state === 'DELIVERED') === true
