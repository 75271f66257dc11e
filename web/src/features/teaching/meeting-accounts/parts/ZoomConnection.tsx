import { useState } from 'react'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCheckZoom, useDisconnectZoom, type Zoom } from '../meeting-accounts.api.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'
import css from './live-settings.module.css'

/** Whether the site's account at Zoom is connected, and how it stands. */
export function ZoomConnection({ zoom }: { zoom: Zoom | null }) {
  const t = useMessages(meetingAccountMessages)
  return (
    <FormSection title={t('zoom')} why={t('zoomWhy')} id="zoom">
      {zoom ? (
        <Connected zoom={zoom} />
      ) : (
        <div>
          <Kind tone="plain">{t('notConnected')}</Kind>
        </div>
      )}
    </FormSection>
  )
}

function Connected({ zoom }: { zoom: Zoom }) {
  const t = useMessages(meetingAccountMessages)
  const { language } = useSite()
  const { accountName, hostEmail, checkedAt, heardAt, hasWebhookSecret, lastError } = zoom
  const at = (moment: string) => formatMoment(moment, language, { withYear: true })
  return (
    <>
      <KVList>
        <KV k={t('state')} v={<Kind tone="ok">{t('connected')}</Kind>} />
        <KV k={t('account')} v={accountName} />
        <KV k={t('host')} v={hostEmail} />
        <KV k={t('checkedAt')} v={at(checkedAt)} />
        {hasWebhookSecret && <KV k={t('heardAt')} v={heardAt ? at(heardAt) : t('neverHeard')} />}
      </KVList>
      {lastError && <Notice tone="error">{t(lastError)}</Notice>}
      <div className={css.actions}>
        <CheckButton />
        <DisconnectButton />
      </div>
    </>
  )
}

function CheckButton() {
  const t = useMessages(meetingAccountMessages)
  const { run, isRunning } = useCheckZoom()
  const [said, setSaid] = useState('')
  const press = () =>
    run({}).then(
      // What is wrong stands above.
      ({ fault }) => setSaid(fault === null ? t('accepted') : ''),
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

function DisconnectButton() {
  const t = useMessages(meetingAccountMessages)
  const { run, isRunning } = useDisconnectZoom()
  const [isOpen, setOpen] = useState(false)
  const disconnect = () =>
    run({}).then(
      () => toast({ text: t('disconnected'), tone: 'ok' }),
      (error: unknown) => {
        setOpen(false)
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('disconnect')}
      </Button>
      <Confirm
        open={isOpen}
        title={t('disconnectTitle')}
        okLabel={t('disconnect')}
        cancelLabel={t('cancel')}
        danger
        busy={isRunning}
        onOk={() => void disconnect()}
        onCancel={() => setOpen(false)}
      >
        {t('disconnectWhy')}
      </Confirm>
    </>
  )
}
