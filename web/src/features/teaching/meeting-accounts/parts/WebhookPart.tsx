import type { ReactNode } from 'react'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'
import css from './live-settings.module.css'

/** The address to which Zoom reports who came and left, and the secret with which it signs. */
export function WebhookPart({ webhookUrl, children }: { webhookUrl: string; children: ReactNode }) {
  const t = useMessages(meetingAccountMessages)
  const copy = () =>
    navigator.clipboard.writeText(webhookUrl).then(
      () => toast({ text: t('copied'), tone: 'ok' }),
      // If the browser denies copying, the user can still select the address.
      () => null,
    )
  return (
    <FormSection title={t('webhook')} why={t('webhookWhy')} id="webhook">
      <ol className={css.steps}>
        <li>{t('webhookStep1')}</li>
        <li>{t('webhookStep2')}</li>
        <li>{t('webhookStep3')}</li>
      </ol>
      {children}
      <div className={css.line}>
        <TextInput label={t('webhookUrl')} value={webhookUrl} readOnly className={css.grow} />
        <Button variant="outline" onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </FormSection>
  )
}
