import { useState } from 'react'
import { MAX_DAYS } from 'contract/workflows/admissions/access-period.schemas'
import type { PeriodChange } from 'contract/money/enrolments/access-period.schemas'
import { seoulDay } from 'contract/values/korea-time'
import { messageOf } from '../../../../platform/call.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { periodMessages } from '../period.messages.ts'
import css from './CancelDialog.module.css'

interface PeriodDialogProps {
  count: number
  isRunning: boolean
  error: unknown
  onSave: (change: PeriodChange) => void
  onClose: () => void
}

/** Extends the access of the selected learners by a number of days, or to a last day. */
export function PeriodDialog({ count, isRunning, error, onSave, onClose }: PeriodDialogProps) {
  const t = useMessages(periodMessages)
  const today = seoulDay(useNow())
  const [kind, setKind] = useState<PeriodChange['kind']>('DAYS')
  const [days, setDays] = useState<number | null>(30)
  const [until, setUntil] = useState('')
  const isPast = until !== '' && until < today
  const change: PeriodChange | null =
    kind === 'DAYS'
      ? days !== null && days > 0
        ? { kind, days }
        : null
      : until !== '' && !isPast
        ? { kind, until }
        : null
  return (
    <FormDialog
      onClose={onClose}
      title={t('title', { count })}
      okLabel={t('save')}
      cancelLabel={t('keep')}
      onOk={() => change && onSave(change)}
      busy={isRunning}
      disabled={!change}
    >
      <div className={css.form}>
        <RadioGroup
          label={t('how')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'DAYS', label: t('DAYS'), hint: t('daysHint') },
            { value: 'UNTIL', label: t('UNTIL'), hint: t('untilHint') },
          ]}
        />
        {kind === 'DAYS' ? (
          <NumberInput
            label={t('days')}
            unit={t('day')}
            max={MAX_DAYS}
            required
            zeroIsNothing
            value={days}
            onChange={setDays}
          />
        ) : (
          <DateTimeInput
            label={t('until')}
            kind="date"
            min={today}
            value={until}
            onChange={setUntil}
            error={isPast ? t('past') : undefined}
          />
        )}
        <p>{t('waiting')}</p>
        {error !== null && <Notice tone="error">{messageOf(error, t('waiting'))}</Notice>}
      </div>
    </FormDialog>
  )
}
