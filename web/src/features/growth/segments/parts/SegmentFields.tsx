import { MAX_SEGMENT_NAME } from 'contract/growth/segments/segments.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import type { ConditionDraft } from '../conditions.api.ts'
import { ConditionFields } from '../ConditionFields.tsx'
import { useConditionCount, type SegmentDraft, type SegmentFault } from '../segments.api.ts'
import { segmentMessages } from '../segments.messages.ts'
import css from './segments.module.css'

interface SegmentFieldsProps {
  draft: SegmentDraft
  change: (change: Partial<SegmentDraft>) => void
  fault: SegmentFault | null
}

export function AboutFields({ draft, change, fault, isNew }: SegmentFieldsProps & { isNew: boolean }) {
  const t = useMessages(segmentMessages)
  return (
    <FormSection title={t('about')} why={t('aboutWhy')}>
      <TextInput
        label={t('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={MAX_SEGMENT_NAME}
        error={fault === 'nameNeeded' ? t(fault) : undefined}
      />
      <RadioGroup
        label={t('kind')}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        hint={isNew ? undefined : t('kindFixed')}
        options={[
          { value: 'RULE', label: t('byRule'), hint: t('byRuleHint'), disabled: !isNew },
          { value: 'MANUAL', label: t('byHand'), hint: t('byHandHint'), disabled: !isNew },
        ]}
      />
    </FormSection>
  )
}

export function RuleFields({ draft: { conditions }, change, fault }: SegmentFieldsProps) {
  const t = useMessages(segmentMessages)
  return (
    <FormSection title={t('conditions')} why={t('conditionsWhy')}>
      <ConditionFields
        conditions={conditions}
        onChange={(changed) => change({ conditions: changed })}
        isMarked={fault === 'numberNeeded'}
      />
      <Count conditions={conditions} />
    </FormSection>
  )
}

function Count({ conditions }: { conditions: ConditionDraft[] }) {
  const t = useMessages(segmentMessages)
  const { data, error } = useConditionCount(conditions)
  return (
    <p className={css.count} role="status">
      {conditions.length === 0
        ? t('countNothing')
        : data
          ? t('counting', data)
          : error
            ? t('countFailed')
            : '…'}
    </p>
  )
}
