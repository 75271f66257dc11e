import { providers } from 'contract/money/merchants/providers'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import type { Merchant } from '../merchants.api.ts'
import { merchantMessages } from '../merchants.messages.ts'
import { payProviderMessages } from '../pay-providers.messages.ts'
import css from './merchants.module.css'

/** The address to which the provider sends events of payments. */
export function WebhookPart({ merchant }: { merchant: Merchant }) {
  const t = useMessages(merchantMessages)
  const tp = useMessages(payProviderMessages)
  const { provider, secretEnds, webhookUrl } = merchant
  const { events, keys } = providers[provider]
  const missing = keys.find(({ name, isOptional }) => isOptional && secretEnds[name] === undefined)
  const copy = () =>
    navigator.clipboard.writeText(webhookUrl).then(
      () => toast({ text: t('copied'), tone: 'ok' }),
      // If the browser denies copying, the user can still select the address.
      () => null,
    )
  return (
    <FormSection title={t('webhook')} why={tp(`${provider}Webhook`)} id="notices">
      <div className={css.line}>
        <TextInput label={t('webhookUrl')} value={webhookUrl} readOnly className={css.grow} />
        <Button variant="outline" onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p className={css.events}>
        {t('events')} <span className={css.key}>{events.join(', ')}</span>
      </p>
      {missing && <Notice tone="soon">{tp('secretMissing', { key: tp(missing.name) })}</Notice>}
    </FormSection>
  )
}
