import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatPrice } from 'contract/values/money'
import { useGo, useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
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
  useJoin,
  useMembership,
  useMine,
  type MembershipDetail,
  type Mine,
} from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'
import { useTermName } from './use-term-name.ts'
import css from './parts/memberships.module.css'

/** Joining: what is paid and when, the card, the agreement, and one button. */
export function JoinScreen() {
  const t = useMessages(membershipMessages)
  const membershipSeq = useSeq('membershipSeq')
  const [params] = useSearchParams()
  const page = `/memberships/${membershipSeq}/join?months=${Number(params.get('months')) || 1}`
  const mine = useMine()
  return (
    <main id="main" className={`wrap ${css.sheet}`}>
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
  const isIn = mine.list.some((one) => one.membershipSeq === membershipSeq && isRunning(one))
  if (isIn || !isOnSale || !term)
    return (
      <Notice tone={isIn ? 'ok' : 'plain'} title={t(isIn ? 'joined' : 'notOnSale')}>
        <Button variant="outline" href={isIn ? '/memberships/mine' : '/memberships'}>
          {t(isIn ? 'toMine' : 'toList')}
        </Button>
      </Notice>
    )
  return (
    <>
      <Card as="section" pad="lg">
        <h2>{t('order')}</h2>
        <Summary name={membership.name} term={term} />
      </Card>
      <Card as="section" pad="lg">
        <h2>{t('card')}</h2>
        <CardPart mine={mine} page={page} />
      </Card>
      {mine.mode !== 'OFF' && (
        <Paying membershipSeq={membershipSeq} term={term} hasCard={mine.card !== null} />
      )}
    </>
  )
}

type Term = MembershipDetail['terms'][number]
function Summary({ name, term }: { name: string; term: Term }) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const termName = useTermName()
  return (
    <KVList>
      <KV k={t('membership')} v={name} />
      <KV k={t('term')} v={termName(term.months)} />
      <KV k={t('payNow')} v={formatPrice(term.price, 'KRW', language)} strong />
    </KVList>
  )
}

interface PayingProps {
  membershipSeq: MembershipDetail['membershipSeq']
  term: Term
  hasCard: boolean
}
function Paying({ membershipSeq, term, hasCard }: PayingProps) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  const termName = useTermName()
  const go = useGo()
  const { run, isRunning: isPaying, error } = useJoin(membershipSeq)
  const [isAgreed, setAgreed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const price = formatPrice(term.price, 'KRW', language)
  function press() {
    setPressed(true)
    if (!isAgreed || !hasCard) return
    run({ body: { ...term, isAgreed: true } }).then(
      ({ state }) => {
        toast({ text: t(state === 'STARTING' ? 'checking' : 'paid'), tone: 'ok' })
        go('/memberships/mine', { replace: true })
      },
      // The notice above the button shows the error.
      () => null,
    )
  }
  return (
    <>
      <Checkbox
        label={t('agree', { term: termName(term.months), price })}
        checked={isAgreed}
        onChange={setAgreed}
        error={isPressed && !isAgreed ? t('agreeNeeded') : undefined}
      />
      {isPressed && !hasCard && <Notice tone="error">{t('cardNeeded')}</Notice>}
      {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <Button wide size="lg" loading={isPaying} onPress={press}>
        {t('pay', { price })}
      </Button>
      <p className={css.dim}>{t('autoRenew')}</p>
    </>
  )
}
