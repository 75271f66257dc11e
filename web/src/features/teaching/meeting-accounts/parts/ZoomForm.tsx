import { zoomScopes } from 'contract/teaching/meeting-accounts/zoom-scopes'
import { useDraft } from '../../../../platform/draft.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useTriedForm } from '../../../../platform/management/tried-form.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import {
  bodyOf,
  draftOf,
  isSameApp,
  useConnectZoom,
  type AccountsReply,
  type Zoom,
  type ZoomDraft,
} from '../meeting-accounts.api.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'
import { SecretInput } from './SecretInput.tsx'
import { WebhookPart } from './WebhookPart.tsx'
import css from './live-settings.module.css'

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isMissing = (text: string) => text.trim() === '' && ('needed' as const)

function faultsOf(draft: ZoomDraft, zoom: Zoom | null) {
  return {
    accountId: isMissing(draft.accountId),
    clientId: isMissing(draft.clientId),
    clientSecret: !isSameApp(draft, zoom) && isMissing(draft.clientSecret),
    hostEmail: isMissing(draft.hostEmail) || (!MAIL.test(draft.hostEmail.trim()) && ('emailWrong' as const)),
  }
}

/** The keys of the site's app at Zoom. They are checked there before they are stored. */
export function ZoomForm({ stored: { zoom, webhookUrl } }: { stored: AccountsReply }) {
  const t = useMessages(meetingAccountMessages)
  const connect = useConnectZoom()
  const { draft, isDirty, change, adopt } = useDraft(draftOf(zoom))
  const { errorOf, submit } = useTriedForm({
    faults: faultsOf(draft, zoom),
    t: (name) => t(name === 'saved' ? 'zoomSaved' : name),
    save: () => connect.run({ body: bodyOf(draft, zoom) }),
    onSaved() {
      const saved = { ...draft, clientSecret: '', webhookSecret: '' }
      change(saved)
      adopt(saved)
    },
  })
  const isKept = isSameApp(draft, zoom)
  return (
    <>
      <FormSection title={t('keys')} why={t('keysWhy')} id="keys">
        <Guide />
        <TextInput
          label={t('accountId')}
          value={draft.accountId}
          onChange={(accountId) => change({ accountId })}
          autoComplete="off"
          maxLength={200}
          error={errorOf('accountId')}
        />
        <TextInput
          label={t('clientId')}
          value={draft.clientId}
          onChange={(clientId) => change({ clientId })}
          autoComplete="off"
          maxLength={200}
          error={errorOf('clientId')}
        />
        <SecretInput
          label={t('clientSecret')}
          value={draft.clientSecret}
          onChange={(clientSecret) => change({ clientSecret })}
          hint={isKept ? t('secretKept') : undefined}
          error={errorOf('clientSecret')}
        />
        <TextInput
          label={t('host')}
          hint={t('hostHint')}
          type="email"
          inputMode="email"
          value={draft.hostEmail}
          onChange={(hostEmail) => change({ hostEmail })}
          autoComplete="off"
          maxLength={254}
          error={errorOf('hostEmail')}
        />
      </FormSection>
      <WebhookPart webhookUrl={webhookUrl}>
        <SecretInput
          label={t('webhookSecret')}
          value={draft.webhookSecret}
          onChange={(webhookSecret) => change({ webhookSecret })}
          hint={isKept && zoom?.hasWebhookSecret ? t('secretKept') : t('webhookSecretHint')}
        />
      </WebhookPart>
      <div className={css.actions}>
        <Button loading={connect.isRunning} disabled={!isDirty} onPress={submit}>
          {t(zoom ? 'save' : 'connect')}
        </Button>
      </div>
    </>
  )
}

function Guide() {
  const t = useMessages(meetingAccountMessages)
  return (
    <>
      <ol className={css.steps}>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      <p className={css.label}>{t('scopes')}</p>
      <ul className={css.scopes}>
        {zoomScopes.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
    </>
  )
}
