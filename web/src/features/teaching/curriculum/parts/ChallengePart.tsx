import { neededCount, scopes } from 'contract/teaching/curriculum/challenges.rules'
import { parseSeoul, seoulInput } from 'contract/values/korea-time'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { challengeRuleMessages } from '../challenge-rules.messages.ts'
import css from './ItemDialog.module.css'
import type { PartProps } from '../item-kind.ts'

/** The rules of a post mission: how many posts, when, and who reads them. */
export function ChallengePart({ draft, change, errorOf }: PartProps) {
  const t = useMessages(challengeRuleMessages)
  const { maxChallengeCount = 1, dailyChallengeCount = 1, completionRateCondition = 100 } = draft
  const needed = neededCount({ maxChallengeCount, completionRateCondition })
  return (
    <>
      <div className={css.three}>
        <NumberInput
          label={t('max')}
          unit={t('times')}
          max={1000}
          value={maxChallengeCount}
          onChange={(value) => change({ maxChallengeCount: value || 1 })}
        />
        <NumberInput
          label={t('daily')}
          unit={t('times')}
          max={20}
          value={dailyChallengeCount}
          onChange={(value) => change({ dailyChallengeCount: value || 1 })}
        />
        <NumberInput
          label={t('rate')}
          hint={t('rateHint', { needed })}
          unit="%"
          max={100}
          value={completionRateCondition}
          onChange={(value) => change({ completionRateCondition: value || 1 })}
        />
      </div>
      <FieldSet legend={t('window')} hint={t('windowHint')}>
        <div className={css.pair}>
          <DateTimeInput
            kind="time"
            label={t('from')}
            value={draft.dailyChallengeStartTime ?? ''}
            onChange={(text) => change({ dailyChallengeStartTime: text || null })}
            error={errorOf('dailyChallengeStartTime')}
          />
          <DateTimeInput
            kind="time"
            label={t('to')}
            value={draft.dailyChallengeEndTime ?? ''}
            onChange={(text) => change({ dailyChallengeEndTime: text || null })}
            error={errorOf('dailyChallengeEndTime')}
          />
        </div>
      </FieldSet>
      <DateTimeInput
        label={t('endsAt')}
        hint={t('endsAtHint')}
        value={draft.missionChallengeEndAt ? seoulInput(new Date(draft.missionChallengeEndAt)) : ''}
        onChange={(text) => change({ missionChallengeEndAt: parseSeoul(text)?.toISOString() ?? null })}
      />
      <FieldSet legend={t('scope')}>
        <SegmentedControl
          label={t('scope')}
          wide
          value={draft.publicScopeDefault ?? 'PUBLIC'}
          onChange={(publicScopeDefault) => change({ publicScopeDefault })}
          options={scopes.map((value) => ({ value, label: t(value) }))}
        />
      </FieldSet>
      <Switch
        label={t('fixed')}
        hint={t('fixedHint')}
        checked={draft.publicScopeFixedYn === 'Y'}
        onChange={(isFixed) => change({ publicScopeFixedYn: isFixed ? 'Y' : 'N' })}
      />
    </>
  )
}
