import { useState } from 'react'
import { MAX_FULL_DAYS, type RefundPolicy } from 'contract/money/refunds/refund-policy.rules'
import { messageOf } from '../../../platform/call.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useRefundPolicy, useSaveRefundPolicy } from './refunds.api.ts'
import { refundMessages } from './refunds.messages.ts'

/** What this site gives back beyond the law. */
export function RefundPolicyForm() {
  const policy = useRefundPolicy()
  return (
    <Answer of={policy} height={320}>
      {(stored) => <PolicyFields key={`${stored.meetings} ${stored.fullDays}`} stored={stored} />}
    </Answer>
  )
}

function PolicyFields({ stored }: { stored: RefundPolicy }) {
  const t = useMessages(refundMessages)
  const { can } = useSession()
  const save = useSaveRefundPolicy()
  const [meetings, setMeetings] = useState(stored.meetings)
  const [fullDays, setFullDays] = useState<number | null>(stored.fullDays)
  const isSame = meetings === stored.meetings && (fullDays ?? 0) === stored.fullDays
  const submit = () =>
    void save.run({ body: { meetings, fullDays: fullDays ?? 0 } }).then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      // Shown below the fields.
      () => null,
    )
  return (
    <FormSection title={t('policy')} why={t('policyWhy')}>
      <RadioGroup
        label={t('meetings')}
        layout="tiles"
        value={meetings}
        onChange={setMeetings}
        options={[
          { value: 'THIRDS', label: t('THIRDS'), hint: t('THIRDSHint') },
          { value: 'EACH', label: t('EACHLabel'), hint: t('EACHHint') },
        ]}
      />
      <NumberInput
        label={t('fullDaysLabel')}
        hint={t('fullDaysHint')}
        unit={t('fullDaysUnit')}
        max={MAX_FULL_DAYS}
        value={fullDays}
        onChange={setFullDays}
      />
      {save.error && <Notice tone="error">{messageOf(save.error, '')}</Notice>}
      {can('SITE_SALES_UPDATE') && (
        <div>
          <Button loading={save.isRunning} disabled={isSame} onPress={submit}>
            {t('save')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
