import type { ReactNode } from 'react'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'
import { AddressToCopy } from './AddressToCopy.tsx'
import css from './live-settings.module.css'

/** The address to which Zoom reports who came and left, and the secret with which it signs. */
export function WebhookPart({ webhookUrl, children }: { webhookUrl: string; children: ReactNode }) {
  const t = useMessages(meetingAccountMessages)
  return (
    <FormSection title={t('webhook')} why={t('webhookWhy')} id="webhook">
      <ol className={css.steps}>
        <li>{t('webhookStep1')}</li>
        <li>{t('webhookStep2')}</li>
        <li>{t('webhookStep3')}</li>
      </ol>
      {children}
      <AddressToCopy label={t('webhookUrl')} address={webhookUrl} />
    </FormSection>
  )
}
