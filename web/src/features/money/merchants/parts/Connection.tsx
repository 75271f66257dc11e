import { useState } from 'react'
import { providers } from 'contract/money/merchants/providers'
import type { Currency } from 'contract/values/ids'
import { messageOf, isProofMissing } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCheckMerchant, useSwitchMerchant, type Merchant, type MerchantsReply } from '../merchants.api.ts'
import { merchantMessages } from '../merchants.messages.ts'
import { payProviderMessages } from '../pay-providers.messages.ts'
import css from './merchants.module.css'

interface ConnectionProps {
  merchant: Merchant
  stored: MerchantsReply
}
/** A stored account: how it stands, and in which currencies buyers pay through it. */
export function Connection({ merchant, stored }: ConnectionProps) {
  const t = useMessages(merchantMessages)
  const tp = useMessages(payProviderMessages)
  const { language } = useSite()
  const { checkedAt, heardAt, lastError, mode, provider } = merchant
  const at = (moment: string) => formatMoment(moment, language, { withYear: true })
  return (
    <FormSection title={t('connection')} why={t('connectionWhy')} id="connection">
      <KVList>
        <KV k={t('account')} v={`${tp(provider)} · ${t(mode)}`} />
        <KV k={t('methods')} v={tp(`${provider}Methods`)} />
        <KV k={t('checkedAt')} v={at(checkedAt)} />
        <KV k={t('heardAt')} v={heardAt ? at(heardAt) : t('neverHeard')} />
      </KVList>
      {lastError && <Notice tone="error">{t(lastError)}</Notice>}
      <div className={css.actions}>
        {providers[provider].currencies.map((currency) => (
          <CurrencyButton key={currency} currency={currency} merchant={merchant} stored={stored} />
        ))}
        <CheckButton merchant={merchant} />
      </div>
    </FormSection>
  )
}

function CurrencyButton({ currency, merchant, stored }: ConnectionProps & { currency: Currency }) {
  const t = useMessages(merchantMessages)
  const { run, isRunning } = useSwitchMerchant(merchant.merchantSeq)
  const { currencies, mode } = merchant
  const isOn = currencies.includes(currency)
  const isTaken = stored.merchants.some((one) => one !== merchant && one.currencies.includes(currency))
  const press = () => {
    const others = currencies.filter((one) => one !== currency)
    return run({ body: { currencies: isOn ? others : [...others, currency] } }).then(
      () => toast({ text: t(isOn ? 'nowOff' : 'nowOn'), tone: 'ok' }),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  }
  const start = mode === 'live' ? 'switchOnLive' : 'switchOnTest'
  const label = isOn ? 'switchOff' : isTaken ? 'switchOver' : start
  return (
    <Button variant={isOn ? 'outline' : 'primary'} loading={isRunning} onPress={() => void press()}>
      {t(label, { currency: t(currency) })}
    </Button>
  )
}

function CheckButton({ merchant }: { merchant: Merchant }) {
  const t = useMessages(merchantMessages)
  const { run, isRunning } = useCheckMerchant(merchant.merchantSeq)
  const [said, setSaid] = useState('')
  const press = () =>
    run({}).then(
      // What is wrong stands with the account.
      ({ verdict }) => setSaid(verdict === 'ACCEPTED' ? t('accepted') : ''),
      (error: unknown) => setSaid(messageOf(error, t('failed'))),
    )
  return (
    <>
      <Button variant="outline" loading={isRunning} onPress={() => void press()}>
        {t('check')}
      </Button>
      <p role="status">{said}</p>
    </>
  )
}
