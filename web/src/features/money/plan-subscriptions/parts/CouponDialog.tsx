import { useState } from 'react'
import { couponCodePattern, MAX_PERCENT } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCreateCoupon } from '../plans-desk.api.ts'
import { plansDeskMessages } from '../plans-desk.messages.ts'
import css from './desk.module.css'

interface Draft {
  name: string
  code: string
  kind: 'PERCENT' | 'AMOUNT'
  value: number | null
  endsOn: string
  maxUses: number | null
}
const empty: Draft = { name: '', code: '', kind: 'PERCENT', value: null, endsOn: '', maxUses: null }

/** Makes a code that discounts the next charge of a plan. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(plansDeskMessages)
  const { run, isRunning, error } = useCreateCoupon()
  const [form, setForm] = useState(empty)
  const set = (values: Partial<Draft>) => setForm({ ...form, ...values })
  const { value } = form
  const isReady = form.name.trim() !== '' && couponCodePattern.test(form.code) && value !== null && value > 0
  const make = () => {
    if (!isReady) return
    void run({ body: { ...form, value, endsOn: form.endsOn || null, maxUses: form.maxUses || null } }).then(
      () => {
        toast({ text: t('made'), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('newCoupon')}
      size="medium"
      okLabel={t('make')}
      cancelLabel={t('cancel')}
      onOk={make}
      onClose={onClose}
      busy={isRunning}
      disabled={!isReady}
    >
      <div className={css.fields}>
        <TextInput
          label={t('name')}
          value={form.name}
          onChange={(name) => set({ name })}
          maxLength={40}
          required
        />
        <TextInput
          label={t('code')}
          hint={t('codeHint')}
          value={form.code}
          onChange={(code) => set({ code: code.toUpperCase() })}
          maxLength={20}
          autoComplete="off"
          required
        />
        <div className={css.whole}>
          <SegmentedControl
            label={t('kind')}
            value={form.kind}
            onChange={(kind) => set({ kind, value: null })}
            options={[
              { value: 'PERCENT', label: t('PERCENT') },
              { value: 'AMOUNT', label: t('AMOUNT') },
            ]}
          />
        </div>
        <NumberInput
          label={t('value')}
          unit={form.kind === 'PERCENT' ? '%' : t('won')}
          max={form.kind === 'PERCENT' ? MAX_PERCENT : 100_000_000}
          value={value}
          onChange={(typed) => set({ value: typed })}
          required
        />
        <NumberInput
          label={t('maxUses')}
          hint={t('limitHint')}
          max={100_000}
          value={form.maxUses}
          onChange={(maxUses) => set({ maxUses })}
        />
        <DateTimeInput
          kind="date"
          label={t('endsOn')}
          hint={t('endsOnHint')}
          value={form.endsOn}
          onChange={(endsOn) => set({ endsOn })}
        />
      </div>
      {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </FormDialog>
  )
}
