import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { merchantMessages } from '../merchants.messages.ts'
import css from './merchants.module.css'

/** The address to which the provider sends events of payments. */
export function WebhookPart({ url }: { url: string }) {
  const t = useMessages(merchantMessages)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ text: t('copied'), tone: 'ok' }),
      // If the browser denies copying, the user can still select the address.
      () => null,
    )
  return (
    <FormSection title={t('webhook')} why={t('webhookWhy')}>
      <div className={css.line}>
        <TextInput label={t('webhookUrl')} value={url} readOnly className={css.grow} />
        <Button variant="outline" onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </FormSection>
  )
}
