import type { ReactNode } from 'react'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { payMethodMessages } from '../../orders/pay-methods.messages.ts'
import {
  getPaidStates,
  getPaidTopics,
  providerStep,
  useMethodsOf,
  usedMerchant,
  usePayoutTerms,
  type GetPaidState,
  type GetPaidTopic,
  type MethodsOfMerchant,
  type PayoutTerms,
  type ProviderStep,
} from '../get-paid.ts'
import { getPaidMessages } from '../get-paid.messages.ts'
import type { Merchant, MerchantsReply } from '../merchants.api.ts'
import { payProviderMessages } from '../pay-providers.messages.ts'
import { useTrials } from '../trials.api.ts'
import css from './GetPaidPart.module.css'

interface Step {
  label: string
  href: string
}
const providerLinks: Readonly<Record<ProviderStep, string>> = {
  CONNECT: '#provider',
  TRIAL: '#trial',
  NOTICES: '#notices',
  TAKE: '#connection',
  GO_LIVE: '#provider',
}

/** How far a site is from being paid: a card each for what it takes, with its state and one next step. docs/rules.md R-861. */
export function GetPaidPart({ stored }: { stored: MerchantsReply }) {
  const used = usedMerchant(stored)
  return used ? <CardsOf stored={stored} used={used} /> : <Cards stored={stored} methods={undefined} />
}

function CardsOf({ stored, used }: { stored: MerchantsReply; used: Merchant }) {
  return <Cards stored={stored} methods={useMethodsOf(used)} />
}

interface CardsProps {
  stored: MerchantsReply
  methods: MethodsOfMerchant | undefined
}
function Cards({ stored, methods }: CardsProps) {
  const t = useMessages(getPaidMessages)
  const { channel } = useSite()
  const trials = useTrials() ?? []
  const terms = usePayoutTerms()
  const hasCompany = (channel?.company ?? null) !== null
  const states = getPaidStates(stored, { hasCompany, methods: methods?.chosen, terms })
  const next = providerStep(stored, { trials, hasCompany })
  const account = stored.depositAccount
  const steps: Record<GetPaidTopic, Step | null> = {
    PROVIDER: next && { label: t(`${next}Go`), href: providerLinks[next] },
    METHODS: (methods?.offered.length ?? 0) > 1 ? { label: t('METHODSGo'), href: '#methods' } : null,
    ACCOUNT: { label: t(account ? 'ACCOUNTChange' : 'ACCOUNTGo'), href: '#deposit' },
    BUSINESS: { label: t(hasCompany ? 'BUSINESSChange' : 'BUSINESSGo'), href: '/settings/configuration' },
    FEE: { label: t('FEEGo'), href: '/settings/settlement' },
    PAYOUT: terms?.isCollected
      ? { label: t(terms.payee ? 'PAYOUTChange' : 'PAYOUTGo'), href: '/settings/settlement-document' }
      : null,
  }
  const facts: Record<GetPaidTopic, ReactNode> = {
    PROVIDER: <ProviderFact stored={stored} next={next} />,
    METHODS: <MethodsFact names={methods?.chosen} />,
    ACCOUNT: account?.isActive
      ? t('ACCOUNTIs', { bank: account.bankName, number: account.accountNumber, holder: account.holder })
      : t(account ? 'ACCOUNTOff' : 'ACCOUNTNone'),
    BUSINESS: hasCompany ? t('BUSINESSIs', { name: channel?.company?.corpName ?? '' }) : t('BUSINESSNone'),
    FEE: <FeeFact terms={terms} />,
    PAYOUT: <PayoutFact terms={terms} />,
  }
  const first = getPaidTopics.find((topic) => states[topic] === 'MISSING' && steps[topic])
  return (
    <ul className={css.cards} aria-label={t('title')}>
      {getPaidTopics.map((topic) => (
        <li key={topic} className={css.card}>
          <div className={css.head}>
            <h2>{t(topic)}</h2>
            {topic !== 'FEE' && <State state={states[topic]} />}
          </div>
          <div className={css.fact}>{facts[topic]}</div>
          <NextStep step={steps[topic]} isFirst={topic === first} />
        </li>
      ))}
    </ul>
  )
}

const tones = { DONE: 'ok', MISSING: 'soon', OPTIONAL: 'plain' } as const
function State({ state }: { state: GetPaidState }) {
  const t = useMessages(getPaidMessages)
  return <Kind tone={tones[state]}>{t(state)}</Kind>
}

function NextStep({ step, isFirst }: { step: Step | null; isFirst: boolean }) {
  if (!step) return null
  return (
    <div className={css.act}>
      <Button variant={isFirst ? 'primary' : 'outline'} href={step.href}>
        {step.label}
      </Button>
    </div>
  )
}

function ProviderFact({ stored, next }: { stored: MerchantsReply; next: ProviderStep | null }) {
  const t = useMessages(getPaidMessages)
  const tp = useMessages(payProviderMessages)
  const known = usedMerchant(stored) ?? stored.merchants[0]
  return (
    <>
      {known && (
        <b>{t(known.mode === 'live' ? 'PROVIDERLive' : 'PROVIDERTest', { name: tp(known.provider) })}</b>
      )}
      <p>{t(next ? `${next}Why` : 'PROVIDERDone')}</p>
    </>
  )
}

function MethodsFact({ names }: { names: readonly (keyof typeof payMethodMessages.ko)[] | undefined }) {
  const t = useMessages(getPaidMessages)
  const method = useMessages(payMethodMessages)
  if (!names || names.length === 0) return t('METHODSNone')
  return names.map((name) => method(name)).join(' · ')
}

function FeeFact({ terms }: { terms: PayoutTerms | undefined }) {
  const t = useMessages(getPaidMessages)
  return (
    <>
      {terms && <b>{terms.feeRate === 0 ? t('FEENone') : t('FEEIs', { percent: terms.feeRate / 100 })}</b>}
      <p>{t('FEEProvider')}</p>
    </>
  )
}

function PayoutFact({ terms }: { terms: PayoutTerms | undefined }) {
  const t = useMessages(getPaidMessages)
  if (!terms?.isCollected) return t('PAYOUTDirect')
  const { payee } = terms
  return (
    <>
      {payee && <b>{t('PAYOUTIs', { bank: payee.bankName, end: payee.accountEnd, holder: payee.holder })}</b>}
      <p>{t('PAYOUTWhen')}</p>
      <p>{t(payee?.taxKind === 'INDIVIDUAL' ? 'PAYOUTTax' : 'PAYOUTDocuments')}</p>
    </>
  )
}
