import { useState } from 'react'
import { planCodes } from 'contract/system/plans/plans.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useGivePlan, type DeskPlan, type DeskSite } from '../plans-desk.api.ts'
import { plansDeskMessages } from '../plans-desk.messages.ts'
import css from './desk.module.css'

interface GiveDialogProps {
  site: DeskSite
  plans: DeskPlan[]
  onClose: () => void
}

/** Gives a site a plan without a charge, or takes it away. */
export function GiveDialog({ site, plans, onClose }: GiveDialogProps) {
  const t = useMessages(plansDeskMessages)
  const { run, isRunning, error } = useGivePlan()
  const [chosen, setChosen] = useState<string>(site.given ? site.planCd : '')
  const [until, setUntil] = useState(site.given?.until ?? '')
  const planCd = planCodes.find((code) => code === chosen) ?? null
  const save = () =>
    void run({
      body: { givenChannelSeq: site.channelSeq, planCd, until: planCd === null || !until ? null : until },
    }).then(
      () => {
        toast({ text: t('given', { name: site.name }), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure.
      () => null,
    )
  return (
    <FormDialog
      title={t('giveTo', { name: site.name })}
      size="small-medium"
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      onClose={onClose}
      busy={isRunning}
    >
      <div className={css.fields}>
        <Select
          label={t('plan')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: t('nothing') },
            ...plans.map(({ planCd: value, name }) => ({ value, label: name })),
          ]}
        />
        {planCd !== null && (
          <DateTimeInput
            kind="date"
            label={t('until')}
            hint={t('untilHint')}
            value={until}
            onChange={setUntil}
          />
        )}
      </div>
      {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </FormDialog>
  )
}
