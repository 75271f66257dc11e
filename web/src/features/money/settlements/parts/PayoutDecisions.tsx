import { useState } from 'react'
import { LONGEST_HOLD_REASON, stateAfter, type PayoutAct } from 'contract/money/settlements/payouts.rules'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useApprovePayout, useHoldPayout, type Payout } from '../payouts.api.ts'
import { payoutMessages } from '../payouts.messages.ts'
import css from './payouts.module.css'
import { TransferDialog } from './TransferDialog.tsx'

/** What the operator can do now: approve, hold with a reason, record the transfer. */
export function PayoutDecisions({ payout }: { payout: Payout }) {
  const t = useMessages(payoutMessages)
  const approve = useApprovePayout(payout.payoutSeq)
  const [open, setOpen] = useState<'hold' | 'pay' | null>(null)
  const seen = payout.state
  const may = (act: PayoutAct) => stateAfter({ ...payout, isMoved: payout.movedTo !== null }, act) !== null
  const approveNow = () =>
    approve.run({ body: { seen } }).then(
      () => void toast({ text: t('approvedDone'), tone: 'ok' }),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <div className={css.answers}>
      {may('APPROVE') && (
        <Button size="lg" wide loading={approve.isRunning} onPress={() => void approveNow()}>
          {t('approve')}
        </Button>
      )}
      {may('PAY') && (
        <Button size="lg" wide onPress={() => setOpen('pay')}>
          {t(payout.balance < 0 ? 'receive' : 'pay')}
        </Button>
      )}
      {may('HOLD') && (
        <Button size="lg" wide variant="outline" onPress={() => setOpen('hold')}>
          {t('hold')}
        </Button>
      )}
      {open === 'hold' && <HoldDialog payout={payout} onClose={() => setOpen(null)} />}
      {open === 'pay' && <TransferDialog payout={payout} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface HoldDialogProps {
  payout: Payout
  onClose: () => void
}
function HoldDialog({ payout, onClose }: HoldDialogProps) {
  const t = useMessages(payoutMessages)
  const hold = useHoldPayout(payout.payoutSeq)
  const [reason, setReason] = useState('')
  const text = reason.trim()
  const holdNow = () =>
    hold.run({ body: { seen: payout.state, reason: text } }).then(
      () => {
        toast({ text: t('heldDone'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <FormDialog
      onClose={onClose}
      title={t('holdTitle')}
      size="small-medium"
      okLabel={t('hold')}
      cancelLabel={t('cancel')}
      onOk={() => void holdNow()}
      busy={hold.isRunning}
      disabled={text === ''}
    >
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_HOLD_REASON}
        required
      />
    </FormDialog>
  )
}
