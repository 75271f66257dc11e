import { useState } from 'react'
import { type MerchantProvider, merchantProviders } from 'contract/money/merchants/providers'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { accountOf, firstAccount, type MerchantsReply } from '../merchants.api.ts'
import { merchantMessages } from '../merchants.messages.ts'
import { payProviderMessages } from '../pay-providers.messages.ts'
import { Connection } from './Connection.tsx'
import { KeysForm } from './KeysForm.tsx'
import { MethodsPart } from './MethodsPart.tsx'
import type { TrialReturn } from '../use-trial-return.ts'
import { TrialPart } from './TrialPart.tsx'
import { WebhookPart } from './WebhookPart.tsx'
import css from './merchants.module.css'

interface ProviderPartProps {
  stored: MerchantsReply
  returned: TrialReturn
}
/** The providers to choose from, and the account at the chosen one: its keys, its address for events, its trial, its state. */
export function ProviderPart({ stored, returned }: ProviderPartProps) {
  const t = useMessages(merchantMessages)
  const tp = useMessages(payProviderMessages)
  const [chosen, choose] = useState(() => firstAccount(stored, returned.merchantSeq))
  const account = accountOf(stored, chosen)
  const { merchant } = account
  return (
    <>
      <FormSection title={t('provider')} why={t('providerWhy')} id="provider">
        <RadioGroup
          label={t('provider')}
          hideLabel
          layout="tiles"
          value={chosen.provider}
          onChange={(provider) => choose({ ...chosen, provider })}
          options={merchantProviders.map((provider) => ({
            value: provider,
            label: <ProviderName provider={provider} stored={stored} />,
            hint: tp(`${provider}Hint`),
          }))}
        />
        <RadioGroup
          label={t('mode')}
          layout="tiles"
          value={chosen.mode}
          onChange={(mode) => choose({ ...chosen, mode })}
          options={[
            { value: 'test', label: t('test'), hint: t('testHint') },
            { value: 'live', label: t('live'), hint: t('liveHint') },
          ]}
        />
      </FormSection>
      <KeysForm key={`${chosen.provider}:${chosen.mode}`} account={account} />
      {merchant && <MethodsPart key={`methods:${merchant.merchantSeq}`} merchantSeq={merchant.merchantSeq} />}
      {merchant && <WebhookPart merchant={merchant} />}
      {merchant && <TrialPart key={`trial:${merchant.merchantSeq}`} merchant={merchant} {...returned} />}
      {merchant && <Connection key={merchant.merchantSeq} merchant={merchant} stored={stored} />}
    </>
  )
}

interface NameProps {
  provider: MerchantProvider
  stored: MerchantsReply
}
function ProviderName({ provider, stored }: NameProps) {
  const t = useMessages(merchantMessages)
  const tp = useMessages(payProviderMessages)
  const isConnected = stored.merchants.some((one) => one.provider === provider)
  return (
    <span className={css.name}>
      {tp(provider)}
      {isConnected && <Kind tone="ok">{t('connected')}</Kind>}
    </span>
  )
}
