import { useState } from 'react'
import { openRound, type NextRound, type Round } from 'contract/rounds'
import type { CourseSeq } from 'contract/values'
import type { z } from 'zod'
import { messageOf, isRefusal } from '../../../../platform/call.ts'
import { useCommand } from '../../../../platform/endpoint.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { roundWords } from '../../round.words.ts'
import { kindSettingsWords } from '../kind-settings.words.ts'
import { readMoment, shownMoment } from '../payment.ts'
import { paymentWords } from '../payment.words.ts'
import { roundsWords } from '../rounds.words.ts'
import css from './payment.module.css'

interface NextRoundDialogProps {
  courseSeq: CourseSeq
  current: Round
  onClose: () => void
}
type Draft = z.input<typeof NextRound>

/** The dates and seats of the next round; it begins with the seats of the one before. */
export function NextRoundDialog({ courseSeq, current, onClose }: NextRoundDialogProps) {
  const t = useWords(roundsWords)
  const words = useWords(paymentWords)
  const kind = useWords(kindSettingsWords)
  const name = useWords(roundWords)('part', { n: current.partNumber + 1 })
  const open = useCommand(openRound, { courseSeq })
  const { userLimitTypeCd, maxUserCount, minUserCount } = current
  const [draft, setDraft] = useState<Draft>({
    startAt: null,
    endAt: null,
    payStartAt: null,
    payEndAt: null,
    userLimitTypeCd,
    maxUserCount,
    minUserCount,
  })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const refused = isRefusal(open.error) ? open.error.fields : {}
  const moment = (key: 'startAt' | 'endAt' | 'payEndAt') => ({
    label: t(key),
    value: shownMoment(draft[key]),
    onChange: (text: string) => change({ [key]: readMoment(text) }),
    error: refused[key],
  })
  const submit = () =>
    open.run({ body: draft }).then(
      () => {
        onClose()
        toast({ text: t('opened', { name }), tone: 'ok' })
      },
      // Said in the dialog.
      () => null,
    )
  const hasFields = Object.keys(refused).length > 0
  return (
    <FormDialog
      onClose={onClose}
      title={t('openTitle', { name })}
      okLabel={t('open')}
      cancelLabel={t('keep')}
      onOk={() => void submit()}
      busy={open.isRunning}
    >
      <div className={css.stack}>
        <p>{t('openText', { name })}</p>
        <div className={css.pair}>
          <DateTimeInput {...moment('startAt')} />
          <DateTimeInput {...moment('endAt')} />
        </div>
        <DateTimeInput {...moment('payEndAt')} hint={t('noEnd')} />
        <RadioGroup
          label={words('limit')}
          value={draft.userLimitTypeCd}
          onChange={(limit) => change({ userLimitTypeCd: limit })}
          options={[
            { value: '01', label: words('noLimit') },
            { value: '99', label: words('limited') },
            { value: '00', label: words('withLine') },
          ]}
        />
        {draft.userLimitTypeCd !== '01' && (
          <NumberInput
            label={words('maxUserCount')}
            unit={words('people')}
            max={100_000}
            required
            zeroIsNothing
            value={draft.maxUserCount}
            onChange={(seats) => change({ maxUserCount: seats })}
            error={refused['maxUserCount']}
          />
        )}
        <NumberInput
          label={kind('minUserCount')}
          unit={kind('people')}
          max={100_000}
          zeroIsNothing
          value={draft.minUserCount ?? null}
          onChange={(people) => change({ minUserCount: people })}
          error={refused['minUserCount']}
        />
        {open.error && !hasFields && <Notice tone="error">{messageOf(open.error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
