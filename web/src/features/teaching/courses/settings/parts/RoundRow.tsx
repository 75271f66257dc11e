import type { Round } from 'contract/teaching/courses/rounds.schemas'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useNow } from '../../../../../platform/use-now.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { roundMessages } from '../../rounds-shown.messages.ts'
import { roundsMessages } from '../rounds.messages.ts'
import css from './RoundsPart.module.css'

export type RoundStep = 'edit' | 'open' | 'discard' | 'takeBack'
interface RoundRowProps {
  round: Round
  /** Whether actions that change the fields of the form wait until the form is saved. */
  isHeld: boolean
  onPress: (step: RoundStep) => void
}

/** One round of a class: its dates, its learners, and its actions. */
export function RoundRow({ round, isHeld, onPress }: RoundRowProps) {
  const t = useMessages(roundsMessages)
  const name = useMessages(roundMessages)('part', { n: round.partNumber })
  const isDraft = round.state === 'DRAFT'
  return (
    <li>
      <div className={css.facts}>
        <b>{name}</b>
        {isDraft && <Kind>{t('draft')}</Kind>}
        {round.isCurrent && <Kind tone="ok">{t('current')}</Kind>}
        <Facts round={round} />
      </div>
      <div className={css.steps}>
        {isDraft && (
          <>
            <Button size="sm" variant="outline" onPress={() => onPress('edit')}>
              {t('edit')}
            </Button>
            <Button size="sm" variant="outline" onPress={() => onPress('discard')}>
              {t('discard')}
            </Button>
            <Button size="sm" disabled={isHeld} onPress={() => onPress('open')}>
              {t('open')}
            </Button>
          </>
        )}
        {round.canTakeBack && (
          <Button size="sm" variant="outline" disabled={isHeld} onPress={() => onPress('takeBack')}>
            {t('takeBack')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Facts({ round }: { round: Round }) {
  const t = useMessages(roundsMessages)
  const { language } = useSite()
  const { startAt, endAt, payStartAt, payEndAt, attendCount: count, maxUserCount: max, waitCnt } = round
  const span = (start: string | null, end: string | null) => {
    const from = start ? formatDateTime(start, language) : ''
    const until = end ? formatDateTime(end, language) : ''
    if (start && end) return t('dates', { from, until })
    if (start) return t('from', { from })
    return end ? t('until', { until }) : null
  }
  const recruiting = span(payStartAt, payEndAt)
  const isDraft = round.state === 'DRAFT'
  const seats = max === null ? t('noLimit') : t('seats', { max })
  const people = max === null ? t('people', { count }) : t('peopleOf', { count, max })
  return (
    <>
      <span>{span(startAt, endAt) ?? t('noDates')}</span>
      {recruiting && <span>{t('recruiting', { dates: recruiting })}</span>}
      <span className="num">
        {isDraft ? seats : people}
        {waitCnt > 0 && ` · ${t('waiting', { count: waitCnt })}`}
      </span>
      {round.openAt && <Opening openAt={round.openAt} />}
    </>
  )
}

function Opening({ openAt }: { openAt: string }) {
  const t = useMessages(roundsMessages)
  const { language } = useSite()
  const isLate = useNow().getTime() > new Date(openAt).getTime() + LATE_MS
  return <span>{isLate ? t('openLate') : t('opensAt', { at: formatDateTime(openAt, language) })}</span>
}
/** The server opens rounds once a minute. */
const LATE_MS = 120_000
