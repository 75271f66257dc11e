import { useState } from 'react'
import { MAX_REWARD } from 'contract/teaching/curriculum/assignments.rules'
import { pointKinds, type PointKind } from 'contract/learning/points/points.rules'
import type { UserSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useChangePoints } from '../points.api.ts'
import { pointMessages } from '../points.messages.ts'
import css from '../points.module.css'

interface ChangeDialogProps {
  userSeq: UserSeq
  name: string
  onClose: () => void
}
/** Gives or deducts points by hand, with a reason. */
export function ChangeDialog({ userSeq, name, onClose }: ChangeDialogProps) {
  const t = useMessages(pointMessages)
  const { run, isRunning, error } = useChangePoints(userSeq)
  const [kind, setKind] = useState<PointKind>('POINT')
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (!amount || reason.trim() === '') return
    const body = { kind, amount: way === 'give' ? amount : -amount, reason: reason.trim() }
    run({ body }).then(
      () => {
        toast({ text: t(way === 'give' ? 'gave' : 'took'), tone: 'ok' })
        onClose()
      },
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('changeOf', { name })}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t(way)}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isRunning}
    >
      <div className={css.form}>
        <FieldSet legend={t('way')}>
          <SegmentedControl
            label={t('way')}
            wide
            value={way}
            onChange={setWay}
            options={(['give', 'take'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </FieldSet>
        <FieldSet legend={t('kind')}>
          <SegmentedControl
            label={t('kind')}
            wide
            value={kind}
            onChange={setKind}
            options={pointKinds.map((value) => ({ value, label: t(value) }))}
          />
        </FieldSet>
        <NumberInput
          label={t('amount')}
          required
          max={MAX_REWARD}
          value={amount}
          onChange={setAmount}
          error={isTried && !amount ? t('amountMissing') : undefined}
        />
        <TextInput
          label={t('reason')}
          hint={t('reasonHint')}
          required
          maxLength={200}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        />
        {error && <Notice tone="error">{messageOf(error, t('notSaved'))}</Notice>}
      </div>
    </FormDialog>
  )
}
