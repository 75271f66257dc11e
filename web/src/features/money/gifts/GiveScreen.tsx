import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { MAX_GIFT_MESSAGE } from 'contract/money/gifts/gifts.rules'
import { formatPrice } from 'contract/values/money'
import { useGo, useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { newKey } from '../../../platform/new-key.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { isEmail } from '../../people/sign-in/sign-in.rules.ts'
import { CardPart } from '../memberships/CardPart.tsx'
import { CardReturn } from '../memberships/CardReturn.tsx'
import { useMembership, useMine, type MembershipDetail, type Mine } from '../memberships/memberships.api.ts'
import { useTermOptions } from '../memberships/MembershipScreen.tsx'
import { useTermName } from '../memberships/use-term-name.ts'
import { useGive } from './gifts.api.ts'
import { giftMessages } from './gifts.messages.ts'
import sheet from '../memberships/sheet.module.css'

/** Giving a term of a membership: what is paid, the card, and whom it is for. */
export function GiveScreen() {
  const t = useMessages(giftMessages)
  const membershipSeq = useSeq('membershipSeq')
  const [params] = useSearchParams()
  const page = `/memberships/${membershipSeq}/gift?months=${Number(params.get('months')) || 1}`
  const mine = useMine()
  return (
    <main id="main" className={`wrap ${sheet.sheet}`}>
      <Head title={t('giveTitle')} isPrivate />
      <div>
        <h1>{t('giveTitle')}</h1>
        <p className={sheet.dim}>{t('giveSub')}</p>
      </div>
      <CardReturn page={page}>
        <Answer of={useMembership(membershipSeq)} height={420}>
          {(membership) => (
            <Answer of={mine} height={420}>
              {(own) => <Giving membership={membership} mine={own} page={page} />}
            </Answer>
          )}
        </Answer>
      </CardReturn>
    </main>
  )
}

interface GivingProps {
  membership: MembershipDetail
  mine: Mine
  page: string
}
function Giving({ membership, mine, page }: GivingProps) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const termName = useTermName()
  const [params, setParams] = useSearchParams()
  const options = useTermOptions(membership.terms)
  const { membershipSeq, terms, isOnSale, name } = membership
  const term = terms.find(({ months }) => String(months) === params.get('months')) ?? terms[0]
  const isClosed = useChannel().switchedOff.includes('MEMBERSHIPS')
  if (!isOnSale || isClosed || !term)
    return (
      <Notice title={t('notOnSale')}>
        <Button variant="outline" href="/memberships">
          {t('toList')}
        </Button>
      </Notice>
    )
  return (
    <>
      <Card as="section" pad="lg" className={sheet.stack}>
        <h2>{t('order')}</h2>
        {terms.length > 1 && (
          <RadioGroup
            label={t('term')}
            value={String(term.months)}
            onChange={(months) => setParams({ months }, { replace: true })}
            options={options}
            layout="tiles"
          />
        )}
        <KVList>
          <KV k={t('membership')} v={`${name} · ${termName(term.months)}`} />
          <KV k={t('payNow')} v={formatPrice(term.price, 'KRW', language)} strong />
        </KVList>
      </Card>
      <Card as="section" pad="lg">
        <h2>{t('card')}</h2>
        <CardPart mine={mine} page={page} />
      </Card>
      {mine.mode !== 'OFF' &&
        (mine.card ? (
          <Receiver membershipSeq={membershipSeq} term={term} />
        ) : (
          <p className={sheet.dim}>{t('cardFirst')}</p>
        ))}
    </>
  )
}

interface ReceiverProps {
  membershipSeq: MembershipDetail['membershipSeq']
  term: MembershipDetail['terms'][number]
}
/** The same key is paid once, however often it is pressed. */
function Receiver({ membershipSeq, term }: ReceiverProps) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const go = useGo()
  const { run, isRunning, error } = useGive(membershipSeq)
  const [giftKey] = useState(newKey)
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const price = formatPrice(term.price, 'KRW', language)
  const problem = email.trim() === '' ? t('emailNeeded') : isEmail(email.trim()) ? undefined : t('emailBad')
  function press() {
    setPressed(true)
    if (problem !== undefined || !isAgreed) return
    run({ body: { ...term, giftKey, email: email.trim(), message: message.trim() } }).then(
      ({ state }) => {
        toast({ text: t(state === 'PAYING' ? 'checking' : 'given'), tone: 'ok' })
        go('/memberships/gifts', { replace: true })
      },
      // The notice above the button shows the error.
      () => null,
    )
  }
  return (
    <>
      <Card as="section" pad="lg">
        <h2>{t('receiver')}</h2>
        <div className={sheet.stack}>
          <TextInput
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={setEmail}
            error={isPressed ? problem : undefined}
          />
          <TextArea
            label={t('message')}
            hint={t('messageHint')}
            rows={3}
            maxLength={MAX_GIFT_MESSAGE}
            value={message}
            onChange={setMessage}
          />
        </div>
      </Card>
      <Checkbox
        label={t('agree', { price })}
        checked={isAgreed}
        onChange={setAgreed}
        error={isPressed && !isAgreed ? t('agreeNeeded') : undefined}
      />
      {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <Button wide size="lg" loading={isRunning} onPress={press}>
        {t('pay', { price })}
      </Button>
    </>
  )
}
