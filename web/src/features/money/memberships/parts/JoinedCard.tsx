import { useState } from 'react'
import { GIFT_REMINDER_DAYS } from 'contract/money/gifts/gifts.rules'
import { moveDay, seoulDay } from 'contract/values/korea-time'
import { formatPrice } from 'contract/values/money'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCancel, useResume, type Joined } from '../memberships.api.ts'
import { joinedTones } from '../joined-tones.ts'
import { membershipMessages } from '../memberships.messages.ts'
import { useTermName } from '../use-term-name.ts'
import { PauseButton, PauseNote, ResumePauseButton } from './Pausing.tsx'
import { TermDialog } from './TermDialog.tsx'
import css from './memberships.module.css'
import sheet from '../sheet.module.css'

/** One membership of a member, with what can be done about it. */
export function JoinedCard({ joined }: { joined: Joined }) {
  const t = useMessages(membershipMessages)
  const name = joined.team ? t('seatTitle', { name: joined.name }) : joined.name
  const [tone, label] = useJoinedState(joined)
  return (
    <Card as="article" pad="lg" label={name}>
      <div className={sheet.head}>
        <h2>{name}</h2>
        <Kind tone={tone}>{label}</Kind>
      </div>
      <div className={css.notes}>
        <StateNote joined={joined} />
        <PauseNote joined={joined} />
      </div>
      <Facts joined={joined} />
      <div className={sheet.actions}>
        {joined.team && joined.state !== 'ENDED' && (
          <Button href={`/memberships/teams/${joined.subscriptionSeq}`}>{t('manageTeam')}</Button>
        )}
        <Actions joined={joined} />
      </div>
    </Card>
  )
}

function useJoinedState({ state, isTrial, isGiven, pause }: Joined) {
  const t = useMessages(membershipMessages)
  if (pause?.isResting) return ['soon', t('PAUSED')] as const
  if (isGiven && state === 'CANCEL_AT_END') return ['ok', t('GIVEN')] as const
  return [joinedTones[state], t(isTrial && state === 'ACTIVE' ? 'TRIAL' : state)] as const
}

/** The first moment of a day, and the last day of a period. */
const dayOf = (day: string) => `${day}T00:00:00+09:00`
const lastDayOf = ({ periodEnd }: Joined) => dayOf(moveDay(periodEnd, -1))

function StateNote({ joined }: { joined: Joined }) {
  const { state, next, months, isGiven } = joined
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const termName = useTermName()
  if (state === 'PAST_DUE' && next)
    return (
      <Notice tone="soon" title={t('pastDue')}>
        {t('pastDueText', { date: formatDate(next.at, language) })}
      </Notice>
    )
  if (isGiven && state === 'CANCEL_AT_END') return <GiftNote joined={joined} />
  if (state === 'STARTING') return <Notice tone="info">{t('checking')}</Notice>
  if (next && next.months !== months)
    return <Notice tone="info">{t('changesTo', { term: termName(next.months) })}</Notice>
  return null
}

/** In its last week it says how its member goes on. docs/rules.md R-1277. */
function GiftNote({ joined: { periodEnd } }: { joined: Joined }) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const isEnding = periodEnd <= moveDay(seoulDay(useNow()), GIFT_REMINDER_DAYS)
  if (!isEnding) return <Notice tone="info">{t('givenText')}</Notice>
  return (
    <Notice tone="soon" title={t('givenEnds')}>
      {t('givenEndsText', { date: formatDate(dayOf(periodEnd), language) })}
    </Notice>
  )
}

function Facts({ joined }: { joined: Joined }) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const termName = useTermName()
  const { state, months, price, periodStart, next, endedAt, isGiven, team } = joined
  const last = formatDate(lastDayOf(joined), language)
  return (
    <KVList>
      {!isGiven && <KV k={t('term')} v={`${termName(months)} · ${formatPrice(price, 'KRW', language)}`} />}
      {team && state !== 'ENDED' && (
        <KV k={t('team')} v={t('teamUse', { count: team.seats, taken: team.taken })} />
      )}
      {state === 'ENDED' && endedAt !== null ? (
        <KV k={t('ended')} v={formatDate(endedAt, language)} />
      ) : state === 'CANCEL_AT_END' ? (
        <KV k={t('until')} v={last} />
      ) : (
        <KV k={t('period')} v={`${formatDate(dayOf(periodStart), language)} ~ ${last}`} />
      )}
      {next && (
        <>
          <KV k={t(state === 'PAST_DUE' ? 'retry' : 'nextCharge')} v={formatDate(next.at, language)} />
          <KV k={t('nextAmount')} v={formatPrice(next.amount, 'KRW', language)} />
        </>
      )}
    </KVList>
  )
}

function Actions({ joined }: { joined: Joined }) {
  const t = useMessages(membershipMessages)
  const [dialog, setDialog] = useState<'cancel' | 'term' | null>(null)
  const { state, membershipSeq } = joined
  if (state === 'STARTING') return null
  if (state === 'ENDED')
    return (
      <Button variant="outline" href={`/memberships/${membershipSeq}`}>
        {t('joinAgain')}
      </Button>
    )
  if (state === 'CANCEL_AT_END')
    return (
      <>
        <ResumePauseButton joined={joined} />
        {!joined.isGiven && <KeepButton joined={joined} />}
      </>
    )
  return (
    <>
      <ResumePauseButton joined={joined} />
      <PauseButton joined={joined} />
      {state === 'ACTIVE' && (
        <Button variant="outline" onPress={() => setDialog('term')}>
          {t('changeTerm')}
        </Button>
      )}
      <Button variant="outline" onPress={() => setDialog('cancel')}>
        {t('cancel')}
      </Button>
      {dialog === 'cancel' && <Cancelling joined={joined} onClose={() => setDialog(null)} />}
      {dialog === 'term' && <TermDialog joined={joined} onClose={() => setDialog(null)} />}
    </>
  )
}

/** Takes a cancellation back. */
function KeepButton({ joined: { subscriptionSeq } }: { joined: Joined }) {
  const t = useMessages(membershipMessages)
  const resume = useResume()
  return (
    <Button
      loading={resume.isRunning}
      onPress={() =>
        void resume.run({ subscriptionSeq }).then(
          () => toast({ text: t('resumed'), tone: 'ok' }),
          (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
        )
      }
    >
      {t('resume')}
    </Button>
  )
}

function Cancelling({ joined, onClose }: { joined: Joined; onClose: () => void }) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const { run } = useCancel()
  const { subscriptionSeq, state, isTrial } = joined
  return (
    <AskFirst
      title={t('cancelTitle')}
      okLabel={t('cancelOk')}
      cancelLabel={t('keep')}
      danger
      deed={() => run({ subscriptionSeq }).then(() => t('cancelled'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {state === 'PAST_DUE'
        ? t('cancelPastDueText')
        : t(isTrial ? 'cancelTrialText' : 'cancelText', { date: formatDate(lastDayOf(joined), language) })}
    </AskFirst>
  )
}
