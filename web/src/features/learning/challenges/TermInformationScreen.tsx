import { areDatesLocked } from 'contract/learning/challenges/terms.rules'
import { useDraft } from '../../../platform/draft.tsx'
import { isRefusal } from '../../../platform/call.ts'
import { DraftBar } from '../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useTriedForm } from '../../../platform/management/tried-form.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { DateTimeInput } from '../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useSaveTerm, useTerm, type TermDetail, type TermRef } from './challenges.api.ts'
import { challengeSettingsMessages } from './challenges.messages.ts'
import { useChosenTerm } from './ChallengeStudio.tsx'
import { DepositFields } from './parts/DepositFields.tsx'
import { LeadersPart } from './parts/LeadersPart.tsx'
import { TermActions } from './parts/TermActions.tsx'
import { bodyOf, depositIn, formOf } from './term-draft.ts'
import css from './challenges.module.css'

/** Dates, seats, words and leaders of a term. */
export function TermInformationScreen() {
  const { courseSeq, term, choose } = useChosenTerm()
  if (!term) return null
  return (
    <TermPage
      key={term.classSeq}
      termRef={{ courseSeq, classSeq: term.classSeq }}
      onGone={() => choose(null)}
      onCopied={choose}
    />
  )
}

interface TermPageProps {
  termRef: TermRef
  onGone: () => void
  onCopied: (classSeq: number) => void
}
function TermPage({ termRef, onGone, onCopied }: TermPageProps) {
  return (
    <Answer of={useTerm(termRef)}>
      {(term) => (
        <>
          <TermFields termRef={termRef} term={term} />
          <div className={css.after}>
            <LeadersPart termRef={termRef} term={term} />
          </div>
          <div className={css.after}>
            <TermActions courseSeq={termRef.courseSeq} term={term} onGone={onGone} onCopied={onCopied} />
          </div>
        </>
      )}
    </Answer>
  )
}

function TermFields({ termRef, term }: { termRef: TermRef; term: TermDetail }) {
  const t = useMessages(challengeSettingsMessages)
  const save = useSaveTerm(termRef)
  const { draft, changed, change, revert, adopt } = useDraft(formOf(term))
  const isLocked = areDatesLocked(term.state)
  const body = bodyOf(draft, term)
  const form = useTriedForm({
    faults: {
      startDay: draft.startDay === '' && ('dateNeeded' as const),
      endDay: draft.endDay === '' && ('dateNeeded' as const),
      max: draft.isLimited && !draft.maxUserCount && ('maxNeeded' as const),
      deposit: depositIn(draft) === undefined && ('depositNeeded' as const),
    },
    t,
    save: () => save.run({ body }),
    onSaved: () => adopt(draft),
  })
  const fields = isRefusal(save.error) ? save.error.fields : {}
  const isNarrow = { kind: 'date' as const, disabled: isLocked }
  return (
    <>
      <FormSection title={t('dates')} why={t('datesWhy')}>
        {isLocked && <Notice tone="info">{t('datesLocked')}</Notice>}
        <div className={css.pair}>
          <DateTimeInput
            {...isNarrow}
            label={t('startDay')}
            value={draft.startDay}
            onChange={(startDay) => change({ startDay })}
            error={form.errorOf('startDay') ?? fields['startAt']}
            required
          />
          <DateTimeInput
            {...isNarrow}
            label={t('endDay')}
            value={draft.endDay}
            min={draft.startDay || undefined}
            onChange={(endDay) => change({ endDay })}
            error={form.errorOf('endDay') ?? fields['endAt']}
            required
          />
          <DateTimeInput
            {...isNarrow}
            label={t('payStartDay')}
            hint={t('openFrom')}
            value={draft.payStartDay}
            onChange={(payStartDay) => change({ payStartDay })}
            error={fields['payStartAt']}
          />
          <DateTimeInput
            {...isNarrow}
            label={t('payEndDay')}
            hint={t('openUntil')}
            value={draft.payEndDay}
            onChange={(payEndDay) => change({ payEndDay })}
            error={fields['payEndAt']}
          />
        </div>
      </FormSection>
      <FormSection title={t('seats')} why={t('seatsWhy')}>
        <Checkbox
          label={t('isLimited')}
          checked={draft.isLimited}
          onChange={(isLimited) => change({ isLimited })}
        />
        {draft.isLimited && (
          <NumberInput
            label={t('max')}
            unit={t('unit')}
            value={draft.maxUserCount}
            onChange={(maxUserCount) => change({ maxUserCount })}
            max={100_000}
            error={form.errorOf('max') ?? fields['maxUserCount']}
            required
          />
        )}
      </FormSection>
      <FormSection title={t('introduction')} why={t('introductionWhy')}>
        <TextArea
          label={t('introductionLabel')}
          placeholder={t('introductionPlaceholder')}
          value={draft.introduction}
          onChange={(introduction) => change({ introduction })}
          maxLength={5000}
          rows={4}
        />
      </FormSection>
      <DepositFields
        draft={draft}
        change={change}
        isLocked={term.attendCount + term.waitCnt > 0}
        error={form.errorOf('deposit')}
      />
      <DraftBar
        changes={changed.length}
        error={Object.values(fields)[0]}
        isSaving={save.isRunning}
        onSave={form.submit}
        onRevert={revert}
      />
    </>
  )
}
