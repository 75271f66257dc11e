import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { MIN_TEAM_SEATS } from 'contract/money/teams/teams.rules'
import { formatPrice } from 'contract/values/money'
import { useGo, useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { CardPart } from '../memberships/CardPart.tsx'
import { CardReturn } from '../memberships/CardReturn.tsx'
import {
  isRunning,
  useMembership,
  useMine,
  type MembershipDetail,
  type Mine,
} from '../memberships/memberships.api.ts'
import { useTermOptions } from '../memberships/MembershipScreen.tsx'
import { useTermName } from '../memberships/use-term-name.ts'
import { useStartTeam } from './teams.api.ts'
import { teamMessages } from './teams.messages.ts'
import sheet from '../memberships/sheet.module.css'

/** Joining for several people: how many, what that costs, the card, the agreement, and one button. */
export function TeamStartScreen() {
  const t = useMessages(teamMessages)
  const membershipSeq = useSeq('membershipSeq')
  const [params] = useSearchParams()
  const seats = Number(params.get('seats')) || 0
  const page = `/memberships/${membershipSeq}/team?months=${Number(params.get('months')) || 1}&seats=${seats}`
  const mine = useMine()
  return (
    <main id="main" className={`wrap ${sheet.sheet}`}>
      <Head title={t('startTitle')} isPrivate />
      <div>
        <h1>{t('startTitle')}</h1>
        <p className={sheet.dim}>{t('startSub')}</p>
      </div>
      <CardReturn page={page}>
        <Answer of={useMembership(membershipSeq)} height={420}>
          {(membership) => (
            <Answer of={mine} height={420}>
              {(own) => <Starting membership={membership} mine={own} page={page} />}
            </Answer>
          )}
        </Answer>
      </CardReturn>
    </main>
  )
}

interface StartingProps {
  membership: MembershipDetail
  mine: Mine
  page: string
}
function Starting({ membership, mine, page }: StartingProps) {
  const t = useMessages(teamMessages)
  const [params] = useSearchParams()
  const { membershipSeq, terms, isOnSale, teamSeats } = membership
  const isClosed = useChannel().switchedOff.includes('MEMBERSHIPS')
  const own = mine.list.find(
    (one) => one.membershipSeq === membershipSeq && one.team !== null && isRunning(one),
  )
  const term = terms.find(({ months }) => String(months) === params.get('months')) ?? terms[0]
  const seats = Math.min(Number(params.get('seats')) || Math.min(5, teamSeats), teamSeats)
  if (own || !isOnSale || isClosed || !term || teamSeats === 0)
    return (
      <Notice
        tone={own ? 'ok' : 'plain'}
        title={t(own ? 'haveTeam' : 'notSold')}
        action={
          <Button variant="outline" href={own ? `/memberships/teams/${own.subscriptionSeq}` : '/memberships'}>
            {t(own ? 'toTeam' : 'toList')}
          </Button>
        }
      />
    )
  return (
    <>
      <Order membership={membership} term={term} seats={seats} />
      <Card as="section" pad="lg">
        <h2>{t('card')}</h2>
        <CardPart mine={mine} page={page} />
      </Card>
      {mine.mode !== 'OFF' &&
        (mine.card ? (
          <Paying membershipSeq={membershipSeq} term={term} seats={seats} />
        ) : (
          <p className={sheet.dim}>{t('cardFirst')}</p>
        ))}
    </>
  )
}

type Term = MembershipDetail['terms'][number]
interface OrderProps {
  membership: MembershipDetail
  term: Term
  seats: number
}
/** The address keeps what was chosen while the browser is at the provider of the card. */
function Order({ membership: { name, terms, teamSeats }, term, seats }: OrderProps) {
  const t = useMessages(teamMessages)
  const { language } = useSite()
  const termName = useTermName()
  const options = useTermOptions(terms)
  const [, setParams] = useSearchParams()
  const set = (months: string, chosen: number) =>
    setParams({ months, seats: String(chosen) }, { replace: true })
  const price = (amount: number) => formatPrice(amount, 'KRW', language)
  return (
    <Card as="section" pad="lg" className={sheet.stack}>
      <h2>{t('order')}</h2>
      {terms.length > 1 && (
        <RadioGroup
          label={t('term')}
          value={String(term.months)}
          onChange={(months) => set(months, seats)}
          options={options}
          layout="tiles"
        />
      )}
      <NumberInput
        label={t('seats')}
        unit={t('seatsUnit')}
        hint={t('seatsHint', { min: MIN_TEAM_SEATS, max: teamSeats })}
        max={teamSeats}
        value={seats}
        onChange={(chosen) => set(String(term.months), chosen ?? MIN_TEAM_SEATS)}
      />
      <KVList>
        <KV k={t('membership')} v={`${name} · ${termName(term.months)}`} />
        <KV k={t('seatPrice')} v={price(term.price)} />
        <KV k={t('payNow')} v={price(term.price * Math.max(MIN_TEAM_SEATS, seats))} strong />
      </KVList>
    </Card>
  )
}

interface PayingProps {
  membershipSeq: MembershipDetail['membershipSeq']
  term: Term
  seats: number
}
function Paying({ membershipSeq, term, seats: chosen }: PayingProps) {
  const t = useMessages(teamMessages)
  const { language } = useSite()
  const termName = useTermName()
  const go = useGo()
  const { run, isRunning: isPaying, error } = useStartTeam(membershipSeq)
  const [takesSeat, setTakesSeat] = useState(true)
  const [isAgreed, setAgreed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const seats = Math.max(MIN_TEAM_SEATS, chosen)
  const price = formatPrice(term.price * seats, 'KRW', language)
  function press() {
    setPressed(true)
    if (!isAgreed) return
    run({ body: { ...term, seats, takesSeat, isAgreed: true } }).then(
      ({ subscriptionSeq, state }) => {
        toast({ text: t(state === 'STARTING' ? 'checking' : 'started'), tone: 'ok' })
        go(`/memberships/teams/${subscriptionSeq}`, { replace: true })
      },
      // The notice above the button shows the error.
      () => null,
    )
  }
  return (
    <>
      <Checkbox label={t('ownSeat')} hint={t('ownSeatHint')} checked={takesSeat} onChange={setTakesSeat} />
      <Checkbox
        label={t('agree', { term: termName(term.months), price })}
        checked={isAgreed}
        onChange={setAgreed}
        error={isPressed && !isAgreed ? t('agreeNeeded') : undefined}
      />
      {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <Button wide size="lg" loading={isPaying} onPress={press}>
        {t('pay', { price })}
      </Button>
    </>
  )
}
