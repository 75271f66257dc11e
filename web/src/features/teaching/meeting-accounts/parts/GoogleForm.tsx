import { useState } from 'react'
import { useDraft } from '../../../../platform/draft.tsx'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { googleMeetMessages } from '../google-meet.messages.ts'
import { useBeginGoogle, type AccountsReply } from '../meeting-accounts.api.ts'
import { AddressToCopy } from './AddressToCopy.tsx'
import { SecretInput } from './SecretInput.tsx'
import css from './live-settings.module.css'

/** The site's client at Google, and the way to the page where a host lets it write their calendar. */
export function GoogleForm({ stored: { google, googleRedirectUrl } }: { stored: AccountsReply }) {
  const t = useMessages(googleMeetMessages)
  const begin = useBeginGoogle()
  const { draft, change } = useDraft({ clientId: google?.clientId ?? '', clientSecret: '' })
  const [isTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const clientId = draft.clientId.trim()
  const clientSecret = draft.clientSecret.trim()
  const isKept = google !== null && google.clientId === clientId
  const missing = { clientId: clientId === '', clientSecret: clientSecret === '' && !isKept }
  const connect = () => {
    setTried(true)
    if (missing.clientId || missing.clientSecret) return
    begin.run({ body: { clientId, clientSecret: clientSecret || null } }).then(
      ({ authorizeUrl }) => {
        setLeaving(true)
        location.assign(authorizeUrl)
      },
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  }
  return (
    <>
      <FormSection title={t('keys')} why={t('keysWhy')} id="google-client">
        <ol className={css.steps}>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
        <AddressToCopy label={t('redirectUrl')} address={googleRedirectUrl} />
        <TextInput
          label={t('clientId')}
          value={draft.clientId}
          onChange={(text) => change({ clientId: text })}
          autoComplete="off"
          maxLength={200}
          error={isTried && missing.clientId ? t('needed') : undefined}
        />
        <SecretInput
          label={t('clientSecret')}
          value={draft.clientSecret}
          onChange={(text) => change({ clientSecret: text })}
          hint={isKept ? t('secretKept') : undefined}
          error={isTried && missing.clientSecret ? t('needed') : undefined}
        />
        <Notice>{t('entry')}</Notice>
      </FormSection>
      <div className={css.actions}>
        <Button loading={begin.isRunning || isLeaving} onPress={connect}>
          {t(google ? 'again' : 'connect')}
        </Button>
      </div>
    </>
  )
}
