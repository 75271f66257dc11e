import { useState } from 'react'
import { LONGEST_REFERENCE } from 'contract/money/settlements/payouts.rules'
import { seoulDay } from 'contract/values/korea-time'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { usePayPayout, type Payout } from '../payouts.api.ts'
import { payoutMessages } from '../payouts.messages.ts'
import css from './payouts.module.css'

interface TransferDialogProps {
  payout: Payout
  onClose: () => void
}
/** The day and the reference of a transfer that was made, or received, at the bank. */
export function TransferDialog({ payout, onClose }: TransferDialogProps) {
  const t = useMessages(payoutMessages)
  const now = useNow()
  const pay = usePayPayout(payout.payoutSeq)
  const today = seoulDay(now)
  const [paidOn, setPaidOn] = useState(today)
  const [reference, setReference] = useState('')
  const isReceived = payout.balance < 0
  const record = () =>
    pay.run({ body: { seen: payout.state, paidOn, reference: reference.trim() } }).then(
      () => {
        toast({ text: t('paidDone'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <FormDialog
      onClose={onClose}
      title={t(isReceived ? 'receiveTitle' : 'payTitle')}
      size="small-medium"
      okLabel={t(isReceived ? 'receive' : 'pay')}
      cancelLabel={t('cancel')}
      onOk={() => void record()}
      busy={pay.isRunning}
      disabled={paidOn === '' || reference.trim() === ''}
    >
      <div className={css.fields}>
        <p>{t(isReceived ? 'receiveText' : 'payText')}</p>
        <DateTimeInput
          label={t('paidOn')}
          kind="date"
          value={paidOn}
          onChange={setPaidOn}
          max={today}
          required
        />
        <TextInput
          label={t('reference')}
          hint={t('referenceHint')}
          value={reference}
          onChange={setReference}
          maxLength={LONGEST_REFERENCE}
          required
        />
      </div>
    </FormDialog>
  )
}
