import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useSavePlan, type DeskPlan } from '../plans-desk.api.ts'
import { plansDeskMessages } from '../plans-desk.messages.ts'
import css from './desk.module.css'

const MB = 1024 ** 2
const inMb = (bytes: number | null) => (bytes === null ? null : Math.max(1, Math.round(bytes / MB)))
const inBytes = (mb: number | null) => (mb === null ? null : mb * MB)

/** What a plan is called, costs and allows. */
export function PlanDialog({ plan, onClose }: { plan: DeskPlan; onClose: () => void }) {
  const t = useMessages(plansDeskMessages)
  const { run, isRunning, error } = useSavePlan()
  const { isSaas: _, ...stored } = plan
  const [form, setForm] = useState(stored)
  const set = (values: Partial<typeof form>) => setForm({ ...form, ...values })
  const save = () =>
    void run({ body: form }).then(
      () => {
        toast({ text: t('saved', { name: form.name }), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure.
      () => null,
    )
  return (
    <FormDialog
      title={t('changeOf', { name: plan.name })}
      size="medium"
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      onClose={onClose}
      busy={isRunning}
      disabled={!form.name.trim()}
    >
      <div className={css.fields}>
        <TextInput
          label={t('name')}
          value={form.name}
          onChange={(name) => set({ name })}
          maxLength={30}
          required
        />
        <TextInput
          label={t('description')}
          value={form.description}
          onChange={(description) => set({ description })}
          maxLength={100}
        />
        {plan.planCd !== 'FREE' && <Prices form={form} set={set} />}
        <NumberInput
          label={t('studentLimit')}
          hint={t('limitHint')}
          unit={t('people')}
          max={1_000_000}
          value={form.studentLimit}
          onChange={(studentLimit) => set({ studentLimit })}
        />
        <NumberInput
          label={t('staffLimit')}
          hint={t('limitHint')}
          unit={t('people')}
          max={10_000}
          value={form.staffLimit}
          onChange={(staffLimit) => set({ staffLimit })}
        />
        <NumberInput
          label={t('storage')}
          hint={t('limitHint')}
          unit={t('mb')}
          value={inMb(form.storageBytes)}
          onChange={(mb) => set({ storageBytes: inBytes(mb) })}
        />
        <NumberInput
          label={t('video')}
          hint={t('limitHint')}
          unit={t('mb')}
          value={inMb(form.videoBytes)}
          onChange={(mb) => set({ videoBytes: inBytes(mb) })}
        />
        <NumberInput
          label={t('feeRate')}
          hint={t('feeHint')}
          max={10_000}
          value={form.feeRate}
          onChange={(feeRate) => set({ feeRate })}
        />
        {plan.planCd !== 'FREE' && (
          <div className={css.whole}>
            <Checkbox
              label={t('isOffered')}
              checked={form.isOffered}
              onChange={(isOffered) => set({ isOffered })}
            />
          </div>
        )}
      </div>
      {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </FormDialog>
  )
}

type Prices = Pick<DeskPlan, 'monthPrice' | 'yearPrice'>
function Prices({ form, set }: { form: Prices; set: (prices: Partial<Prices>) => void }) {
  const t = useMessages(plansDeskMessages)
  return (
    <>
      <NumberInput
        label={t('monthPrice')}
        hint={t('priceHint')}
        unit={t('won')}
        max={100_000_000}
        value={form.monthPrice}
        onChange={(monthPrice) => set({ monthPrice })}
      />
      <NumberInput
        label={t('yearPrice')}
        hint={t('priceHint')}
        unit={t('won')}
        max={100_000_000}
        value={form.yearPrice}
        onChange={(yearPrice) => set({ yearPrice })}
      />
    </>
  )
}
