import { useState } from 'react'
import { moveDay, seoulDay } from 'contract/values/korea-time'
import { formatPrice } from 'contract/values/money'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useEndPause, usePause, type Joined } from '../memberships.api.ts'
import { membershipMessages } from '../memberships.messages.ts'
import sheet from '../sheet.module.css'

interface JoinedProps {
  joined: Joined
}
type PauseView = NonNullable<Joined['pause']>

/** A day of Seoul as people of the site write it. */
function useDayFormat() {
  const { language } = useSite()
  return (day: string) => formatDate(`${day}T00:00:00+09:00`, language)
}

/** Says that a membership rests, or will, and when it goes on. */
export function PauseNote({ joined: { pause } }: JoinedProps) {
  const t = useMessages(membershipMessages)
  const dayOf = useDayFormat()
  if (!pause) return null
  const date = dayOf(pause.endsOn)
  return (
    <Notice tone="info" title={t(pause.isResting ? 'pausedNote' : 'pausePlanned')}>
      {pause.isResting
        ? t('pausedText', { date })
        : t('pausePlannedText', {
            from: dayOf(pause.startsOn),
            until: dayOf(moveDay(pause.endsOn, -1)),
            date,
          })}
    </Notice>
  )
}

/** For who has days left to pause. */
export function PauseButton({ joined }: JoinedProps) {
  const t = useMessages(membershipMessages)
  const [isOpen, setOpen] = useState(false)
  if (joined.pausableDays === 0) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('pause')}
      </Button>
      {isOpen && <PauseDialog joined={joined} onClose={() => setOpen(false)} />}
    </>
  )
}

const USUAL_DAYS = 14
function PauseDialog({ joined, onClose }: JoinedProps & { onClose: () => void }) {
  const t = useMessages(membershipMessages)
  const { run, isRunning, error } = usePause()
  const { subscriptionSeq, pausableDays: max } = joined
  const [days, setDays] = useState<number | null>(Math.min(USUAL_DAYS, max))
  const isWhole = days !== null && days > 0
  function save() {
    if (!isWhole) return
    run({ subscriptionSeq, body: { days } }).then(
      () => {
        toast({ text: t('paused'), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('pauseTitle')}
      okLabel={t('pause')}
      cancelLabel={t('close')}
      busy={isRunning}
      disabled={!isWhole}
      onOk={save}
      onClose={onClose}
    >
      <div className={sheet.stack}>
        <p>{t('pauseText')}</p>
        <NumberInput
          label={t('pauseDays')}
          hint={t('pauseDaysHint', { count: max })}
          error={isWhole ? undefined : t('pauseDaysNeeded', { count: max })}
          max={max}
          maxMessage={t('pauseDaysHint', { count: max })}
          value={days}
          onChange={setDays}
        />
        {isWhole && <PauseFacts joined={joined} days={days} />}
        {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}

/** What a pause of so many days comes to. */
function PauseFacts({ joined, days }: JoinedProps & { days: number }) {
  const t = useMessages(membershipMessages)
  const dayOf = useDayFormat()
  const startsOn = moveDay(seoulDay(useNow()), 1)
  return (
    <KVList>
      <KV k={t('pausePeriod')} v={`${dayOf(startsOn)} ~ ${dayOf(moveDay(startsOn, days - 1))}`} />
      <KV k={t('goesOn')} v={dayOf(moveDay(startsOn, days))} />
      <KV k={t('nextCharge')} v={dayOf(moveDay(joined.periodEnd, days))} />
    </KVList>
  )
}

/** Goes on at once, or calls a pause off that did not begin. */
export function ResumePauseButton({ joined }: JoinedProps) {
  const t = useMessages(membershipMessages)
  const [isOpen, setOpen] = useState(false)
  const { pause } = joined
  if (!pause) return null
  return (
    <>
      <Button variant={pause.isResting ? 'primary' : 'outline'} onPress={() => setOpen(true)}>
        {t(pause.isResting ? 'endPause' : 'callOffPause')}
      </Button>
      {isOpen && <Resuming joined={joined} pause={pause} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ResumingProps extends JoinedProps {
  pause: PauseView
  onClose: () => void
}
function Resuming({ joined, pause: { isResting, ...pause }, onClose }: ResumingProps) {
  const t = useMessages(membershipMessages)
  const { run } = useEndPause()
  const text = useResumeText(joined, pause.periodEndIfResumed)
  const { subscriptionSeq } = joined
  return (
    <AskFirst
      title={t(isResting ? 'endPauseTitle' : 'callOffPauseTitle')}
      okLabel={t(isResting ? 'endPauseOk' : 'callOffPause')}
      cancelLabel={t(isResting ? 'endPauseKeep' : 'close')}
      deed={() => run({ subscriptionSeq }).then(() => t(isResting ? 'pauseEnded' : 'pauseCalledOff'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {isResting ? text : t('callOffPauseText')}
    </AskFirst>
  )
}

/** What follows from going on today: the next charge, or the end of what was cancelled. */
function useResumeText({ state, next }: Joined, periodEnd: string) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const dayOf = useDayFormat()
  const isOver = periodEnd <= seoulDay(useNow())
  if (state === 'CANCEL_AT_END')
    return isOver ? t('endPauseOverText') : t('endPauseUntilText', { date: dayOf(moveDay(periodEnd, -1)) })
  return isOver
    ? t('endPauseTodayText', { price: formatPrice(next?.amount ?? 0, 'KRW', language) })
    : t('endPauseText', { date: dayOf(periodEnd) })
}
