import { useState } from 'react'
import { prepareRound } from 'contract/teaching/courses/rounds.api'
import type { NextRound, Round } from 'contract/teaching/courses/rounds.schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { userLimitTypes } from 'contract/values/type-codes'
import { messageOf, isRefusal } from '../../../../../platform/call.ts'
import { useCommand } from '../../../../../platform/endpoint.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { FormDialog } from '../../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { roundMessages } from '../../rounds-shown.messages.ts'
import { kindSettingsMessages } from '../kind-settings.messages.ts'
import { readMoment, shownMoment } from '../payment.ts'
import { paymentMessages } from '../payment.messages.ts'
import { roundsMessages } from '../rounds.messages.ts'
import css from './payment.module.css'

interface NextRoundDialogProps {
  courseSeq: CourseSeq
  /** The draft to edit, or the current round, whose seats a new draft copies. */
  from: Round
  onClose: () => void
}
type Draft = z.input<typeof NextRound>

const draftOf = ({ state, ...round }: Round): Draft => ({
  startAt: null,
  endAt: null,
  payStartAt: null,
  payEndAt: null,
  openAt: null,
  ...(state === 'DRAFT' && {
    startAt: round.startAt,
    endAt: round.endAt,
    payStartAt: round.payStartAt,
    payEndAt: round.payEndAt,
    openAt: round.openAt,
  }),
  userLimitTypeCd: round.userLimitTypeCd,
  maxUserCount: round.maxUserCount,
  minUserCount: round.minUserCount,
})

/** The dates and seats of the next round, before it is published. */
export function NextRoundDialog({ courseSeq, from, onClose }: NextRoundDialogProps) {
  const t = useMessages(roundsMessages)
  const isDraft = from.state === 'DRAFT'
  const name = useMessages(roundMessages)('part', { n: isDraft ? from.partNumber : from.partNumber + 1 })
  const prepare = useCommand(prepareRound, { courseSeq })
  const [draft, setDraft] = useState(() => draftOf(from))
  const refused = isRefusal(prepare.error) ? prepare.error.fields : {}
  const submit = () =>
    prepare.run({ body: { ...draft, rowVersion: isDraft ? from.rowVersion : null } }).then(
      () => {
        onClose()
        toast({ text: t('prepared', { name }), tone: 'ok' })
      },
      // The dialog shows the failure.
      () => null,
    )
  const part = { draft, refused, change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }) }
  const hasFields = Object.keys(refused).length > 0
  return (
    <FormDialog
      onClose={onClose}
      title={t('prepareTitle', { name })}
      okLabel={t('save')}
      cancelLabel={t('keep')}
      onOk={() => void submit()}
      busy={prepare.isRunning}
    >
      <div className={css.stack}>
        <p>{t('prepareText')}</p>
        <RoundDates {...part} />
        <RoundSeats {...part} />
        {prepare.error && !hasFields && (
          <Notice tone="error">{messageOf(prepare.error, t('notDone'))}</Notice>
        )}
      </div>
    </FormDialog>
  )
}

interface DraftPart {
  draft: Draft
  change: (changed: Partial<Draft>) => void
  refused: Readonly<Record<string, string>>
}

function RoundDates({ draft, change, refused }: DraftPart) {
  const t = useMessages(roundsMessages)
  const moment = (key: 'startAt' | 'endAt' | 'payStartAt' | 'payEndAt' | 'openAt') => ({
    label: t(key),
    value: shownMoment(draft[key] ?? null),
    onChange: (text: string) => change({ [key]: readMoment(text) }),
    error: refused[key],
  })
  return (
    <>
      <div className={css.pair}>
        <DateTimeInput {...moment('startAt')} />
        <DateTimeInput {...moment('endAt')} />
        <DateTimeInput {...moment('payStartAt')} hint={t('noStart')} />
        <DateTimeInput {...moment('payEndAt')} hint={t('noEnd')} />
      </div>
      <DateTimeInput {...moment('openAt')} hint={t('noOpen')} />
    </>
  )
}

function RoundSeats({ draft, change, refused }: DraftPart) {
  const words = useMessages(paymentMessages)
  const kind = useMessages(kindSettingsMessages)
  return (
    <>
      <RadioGroup
        label={words('limit')}
        value={draft.userLimitTypeCd}
        onChange={(limit) => change({ userLimitTypeCd: limit })}
        options={[
          { value: userLimitTypes.unlimited, label: words('noLimit') },
          { value: userLimitTypes.limited, label: words('limited') },
          { value: userLimitTypes.waitlist, label: words('withLine') },
        ]}
      />
      {draft.userLimitTypeCd !== userLimitTypes.unlimited && (
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
    </>
  )
}
