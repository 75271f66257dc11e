import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { moveDay, seoulDay } from 'contract/values/korea-time'
import { formatAmount, formatPrice } from 'contract/values/money'
import { useGo, useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { CardPart } from './CardPart.tsx'
import { CardReturn } from './CardReturn.tsx'
import {
  isRunning,
  trialDaysFor,
  useJoin,
  useMembership,
  useMine,
  type MembershipDetail,
  type Mine,
} from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'
import { useTermName } from './use-term-name.ts'
import sheet from './sheet.module.css'

/** Joining: what is paid and when, the card, the agreement, and one button. */
export function JoinScreen() {
  const t = useMessages(membershipMessages)
  const membershipSeq = useSeq('membershipSeq')
  const [params] = useSearchParams()
  const page = `/memberships/${membershipSeq}/join?months=${Number(params.get('months')) || 1}`
  const mine = useMine()
  return (
    <main id="main" className={`wrap ${sheet.sheet}`}>
      <Head title={t('joinTitle')} isPrivate />
      <h1>{t('joinTitle')}</h1>
      <CardReturn page={page}>
        <Answer of={useMembership(membershipSeq)} height={420}>
          {(membership) => (
            <Answer of={mine} height={420}>
              {(own) => <Joining membership={membership} mine={own} page={page} />}
            </Answer>
          )}
        </Answer>
      </CardReturn>
    </main>
  )
}

interface JoiningProps {
  membership: MembershipDetail
  mine: Mine
  page: string
}
function Joining({ membership, mine, page }: JoiningProps) {
  const t = useMessages(membershipMessages)
  const [params] = useSearchParams()
  const { membershipSeq, terms, isOnSale } = membership
  const term = terms.find(({ months }) => String(months) === params.get('months')) ?? terms[0]
  const days = trialDaysFor(membership, mine)
  const hasOwn = mine.list.some(
    (one) => one.membershipSeq === membershipSeq && one.team === null && isRunning(one),
  )
  const isClosed = useChannel().switchedOff.includes('MEMBERSHIPS')
  if (hasOwn || !isOnSale || isClosed || !term)
    return (
      <Notice tone={hasOwn ? 'ok' : 'plain'} title={t(hasOwn ? 'joined' : 'notOnSale')}>
        <Button variant="outline" href={hasOwn ? '/memberships/mine' : '/memberships'}>
          {t(hasOwn ? 'toMine' : 'toList')}
        </Button>
      </Notice>
    )
  return (
    <>
      <Card as="section" pad="lg">
        <h2>{t('order')}</h2>
        <Summary name={membership.name} term={term} days={days} />
      </Card>
      <Card as="section" pad="lg">
        <h2>{t('card')}</h2>
        <CardPart mine={mine} page={page} />
      </Card>
      {mine.mode !== 'OFF' && (
        <Paying membershipSeq={membershipSeq} term={term} days={days} hasCard={mine.card !== null} />
      )}
    </>
  )
}

type Term = MembershipDetail['terms'][number]
interface SummaryProps {
  name: string
  term: Term
  /** Free days before the first charge. */
  days: number
}
function Summary({ name, term, days }: SummaryProps) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const termName = useTermName()
  const firstDay = useFirstDay(days)
  const price = formatPrice(term.price, 'KRW', language)
  return (
    <KVList>
      <KV k={t('membership')} v={name} />
      <KV k={t('term')} v={termName(term.months)} />
      {days > 0 && (
        <>
          <KV
            k={t('free')}
            v={t('freeUntil', { date: formatDate(moveDay(firstDay, -1), language), count: days })}
          />
          <KV k={t('firstCharge')} v={formatDate(firstDay, language)} />
          <KV k={t('firstAmount')} v={price} />
        </>
      )}
      <KV k={t('payNow')} v={days > 0 ? formatAmount(0, 'KRW', language) : price} strong />
    </KVList>
  )
}

/** The day of Seoul on which the first charge comes. */
const useFirstDay = (days: number) => moveDay(seoulDay(useNow()), days)

interface PayingProps {
  membershipSeq: MembershipDetail['membershipSeq']
  term: Term
  days: ReturnType<typeof trialDaysFor>
  hasCard: boolean
}
function Paying({ membershipSeq, term, days, hasCard }: PayingProps) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const termName = useTermName()
  const go = useGo()
  const { run, isRunning: isPaying, error } = useJoin(membershipSeq)
  const [isAgreed, setAgreed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const price = formatPrice(term.price, 'KRW', language)
  const firstDate = formatDate(useFirstDay(days), language)
  const agreed = { term: termName(term.months), price }
  function press() {
    setPressed(true)
    if (!isAgreed || !hasCard) return
    run({ body: { ...term, trialDays: days, isAgreed: true } }).then(
      ({ state, isTrial }) => {
        toast({ text: t(state === 'STARTING' ? 'checking' : isTrial ? 'trialStarted' : 'paid'), tone: 'ok' })
        go('/memberships/mine', { replace: true })
      },
      // The notice above the button shows the error.
      () => null,
    )
  }
  return (
    <>
      <Checkbox
        label={days > 0 ? t('agreeTrial', { ...agreed, date: firstDate }) : t('agree', agreed)}
        checked={isAgreed}
        onChange={setAgreed}
        error={isPressed && !isAgreed ? t('agreeNeeded') : undefined}
      />
      {isPressed && !hasCard && <Notice tone="error">{t('cardNeeded')}</Notice>}
      {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <Button wide size="lg" loading={isPaying} onPress={press}>
        {days > 0 ? t('startTrial') : t('pay', { price })}
      </Button>
      <p className={sheet.dim}>{t('autoRenew')}</p>
    </>
  )
}
