import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { challengeSettingsMessages } from '../challenges.messages.ts'
import { useDepositSentences } from '../use-deposit-sentences.ts'
import { depositIn, type TermForm } from '../term-draft.ts'
import css from '../challenges.module.css'

interface DepositFieldsProps {
  draft: TermForm
  change: (part: Partial<TermForm>) => void
  /** Somebody joined: what was said stays. */
  isLocked: boolean
  error: string | undefined
}
/** Which part of what was paid goes back, by how much was done, with the sentence that visitors will read. */
export function DepositFields({ draft, change, isLocked, error }: DepositFieldsProps) {
  const t = useMessages(challengeSettingsMessages)
  const sentencesOf = useDepositSentences()
  const rule = depositIn(draft)
  const shared = { unit: '%', max: 100, disabled: isLocked, required: true }
  return (
    <FormSection title={t('deposit')} why={t('depositWhy')}>
      {isLocked && <Notice tone="info">{t('depositLocked')}</Notice>}
      <Checkbox
        label={t('returnsDeposit')}
        checked={draft.returnsDeposit}
        disabled={isLocked}
        onChange={(returnsDeposit) => change({ returnsDeposit })}
      />
      {draft.returnsDeposit && (
        <div className={css.pair}>
          <NumberInput
            {...shared}
            label={t('depositPercent')}
            hint={t('depositPercentHint')}
            value={draft.percent}
            onChange={(percent) => change({ percent })}
            error={error}
          />
          <NumberInput
            {...shared}
            label={t('depositFullRate')}
            hint={t('depositFullRateHint')}
            value={draft.fullRate}
            onChange={(fullRate) => change({ fullRate })}
          />
          <NumberInput
            {...shared}
            label={t('depositMinRate')}
            hint={t('depositMinRateHint')}
            value={draft.minRate}
            onChange={(minRate) => change({ minRate })}
          />
        </div>
      )}
      {rule && (
        <Notice tone="info" title={t('depositPreview')}>
          {sentencesOf(rule)}
        </Notice>
      )}
    </FormSection>
  )
}
