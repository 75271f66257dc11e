import { moveDay } from 'contract/values/korea-time'
import { freeSeats } from 'contract/money/teams/teams.rules'
import { formatPrice } from 'contract/values/money'
import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useTakeOwnSeat, useTeam, type Team } from './teams.api.ts'
import { teamMessages } from './teams.messages.ts'
import { Invitations } from './parts/Invitations.tsx'
import { InviteForm } from './parts/InviteForm.tsx'
import { People } from './parts/People.tsx'
import { SeatButtons } from './parts/SeatButtons.tsx'
import { teamTones } from './parts/team-tones.ts'
import sheet from '../memberships/sheet.module.css'
import css from './parts/teams.module.css'

/** The team that a member pays for: its seats, who has them, and who is invited. */
export function TeamScreen() {
  const t = useMessages(teamMessages)
  const team = useTeam(useSeq('subscriptionSeq'))
  return (
    <AccountShell within="/memberships/mine">
      <Head title={t('mine')} isPrivate />
      <PageHead
        title={t('mine')}
        actions={
          <Button variant="outline" href="/memberships/mine">
            {t('toMine')}
          </Button>
        }
      />
      <Answer of={team} height={420}>
        {(found) => <Overview team={found} />}
      </Answer>
    </AccountShell>
  )
}

function Overview({ team }: { team: Team }) {
  const { state, subscriptionSeq } = team
  const isOpen = state === 'ACTIVE' || state === 'PAST_DUE' || state === 'CANCEL_AT_END'
  return (
    <div className={sheet.stack}>
      <Summary team={team} />
      {isOpen && (
        <>
          <InviteForm team={team} />
          <People subscriptionSeq={subscriptionSeq} />
          <Invitations team={team} />
        </>
      )}
    </div>
  )
}

function Summary({ team }: { team: Team }) {
  const t = useMessages(teamMessages)
  const { language } = useSite()
  const { name, state, seats, taken, isPaused, next } = team
  const free = freeSeats(team)
  const isResting = isPaused && state !== 'ENDED'
  return (
    <Card as="section" pad="lg" label={name}>
      <div className={sheet.head}>
        <h2>{name}</h2>
        <Kind tone={isResting ? 'soon' : teamTones[state]}>{t(isResting ? 'RESTING' : state)}</Kind>
      </div>
      <div className={css.usage}>
        <p>
          <b>{t('used', { taken })}</b> <span className={sheet.dim}>{t('ofSeats', { count: seats })}</span>
        </p>
        <span className={sheet.dim}>{free === 0 ? t('noFree') : t('free', { count: free })}</span>
      </div>
      <ProgressBar value={(taken / seats) * 100} label={t('used', { taken })} />
      <StateNote team={team} />
      {next && state !== 'PAST_DUE' && (
        <p className={css.next}>
          {t('nextCharge')}{' '}
          <b>
            {t('nextChargeOf', {
              date: formatDate(next.at, language),
              price: formatPrice(next.amount, 'KRW', language),
            })}
          </b>
        </p>
      )}
      <div className={sheet.actions}>
        <SeatButtons team={team} />
        <OwnSeat team={team} />
      </div>
    </Card>
  )
}

/** The last day of a period. */
const lastDayOf = ({ periodEnd }: Team) => `${moveDay(periodEnd, -1)}T00:00:00+09:00`

function StateNote({ team }: { team: Team }) {
  const t = useMessages(teamMessages)
  const { language } = useSite()
  const { state, isPaused, nextSeats } = team
  if (state === 'STARTING')
    return (
      <Notice tone="info" title={t('checking')}>
        {t('checkingText')}
      </Notice>
    )
  if (state === 'PAST_DUE') return <Notice tone="soon">{t('pastDue')}</Notice>
  if (state === 'ENDED') return <Notice>{t('endedText')}</Notice>
  if (state === 'CANCEL_AT_END')
    return <Notice tone="info">{t('endsOn', { date: formatDate(lastDayOf(team), language) })}</Notice>
  if (isPaused) return <Notice tone="soon">{t('restText')}</Notice>
  return nextSeats === null ? null : <Notice tone="info">{t('fewerFrom', { count: nextSeats })}</Notice>
}

/** A payer without a seat may take one. */
function OwnSeat({ team }: { team: Team }) {
  const t = useMessages(teamMessages)
  const { run, isRunning } = useTakeOwnSeat()
  const { hasOwnSeat, subscriptionSeq, state } = team
  if (hasOwnSeat || freeSeats(team) === 0 || state === 'STARTING' || state === 'ENDED') return null
  return (
    <Button
      variant="outline"
      loading={isRunning}
      onPress={() =>
        void run({ subscriptionSeq }).then(
          () => toast({ text: t('tookOwn'), tone: 'ok' }),
          (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
        )
      }
    >
      {t('takeOwn')}
    </Button>
  )
}
