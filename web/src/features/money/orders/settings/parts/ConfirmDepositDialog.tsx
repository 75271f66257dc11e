import { useState } from 'react'
import { LONGEST_DEPOSITOR } from 'contract/money/orders/deposits.rules'
import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { type AwaitedDeposit, useConfirmDeposit } from '../deposits.api.ts'
import { depositsMessages } from '../deposits.messages.ts'
import css from './sales.module.css'

/** What came and from whom; the order is paid with it. */
export function ConfirmDepositDialog({ deposit, onClose }: { deposit: AwaitedDeposit; onClose: () => void }) {
  const t = useMessages(depositsMessages)
  const { orderNo, ordererName: name, title: product, totalAmount, isOver } = deposit
  const confirming = useConfirmDeposit(orderNo)
  const [amount, setAmount] = useState<number | null>(totalAmount)
  const [depositor, setDepositor] = useState(name)
  const [isTried, setTried] = useState(false)
  const confirm = () => {
    setTried(true)
    if (!amount || !depositor.trim()) return
    confirming.run({ body: { amount, depositorName: depositor.trim() } }).then(
      () => {
        onClose()
        toast({ text: t('done', { name }), tone: 'ok' })
      },
      // Shown in the dialog.
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('confirmTitle')}
      okLabel={t('confirm')}
      cancelLabel={t('keep')}
      onOk={confirm}
      busy={confirming.isRunning}
    >
      <div className={css.form}>
        <p>{t('confirmText', { name, product })}</p>
        {isOver && <Notice tone="soon">{t('overText')}</Notice>}
        <NumberInput
          label={t('received')}
          unit={t('won')}
          required
          value={amount}
          onChange={setAmount}
          error={isTried && !amount ? t('amountMissing') : undefined}
        />
        <TextInput
          label={t('depositor')}
          required
          value={depositor}
          onChange={setDepositor}
          maxLength={LONGEST_DEPOSITOR}
          error={isTried && !depositor.trim() ? t('depositorMissing') : undefined}
        />
        {confirming.error && <Notice tone="error">{messageOf(confirming.error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
