import { useState } from 'react'
import { isProofMissing, messageOf } from '../../../platform/call.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { withSeparators } from '../../../ui/forms/digits.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useCheck, useChooseChannel, useDisconnect, type AlimtalkAccount } from './alimtalk.api.ts'
import { alimtalkMessages } from './alimtalk.messages.ts'
import { KeysForm } from './parts/KeysForm.tsx'
import css from './parts/alimtalk.module.css'

/** The account at Solapi: how it stands, from which channel it writes, and its keys. */
export function AccountSection({ account }: { account: AlimtalkAccount | null }) {
  const t = useMessages(alimtalkMessages)
  return (
    <FormSection title={t('account')} why={t('accountWhy')} id="account">
      {account ? <Connected account={account} /> : <Guide />}
      <KeysForm account={account} />
    </FormSection>
  )
}

function Guide() {
  const t = useMessages(alimtalkMessages)
  return (
    <>
      <div>
        <Kind tone="plain">{t('notConnected')}</Kind>
      </div>
      <ol className={css.steps}>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
      </ol>
    </>
  )
}

function Connected({ account }: { account: AlimtalkAccount }) {
  const t = useMessages(alimtalkMessages)
  const { language } = useSite()
  const { balance, checkedAt, lastError, channels } = account
  return (
    <>
      <KVList>
        <KV k={t('state')} v={<Kind tone="ok">{t('connected')}</Kind>} />
        <KV k={t('balance')} v={t('won', { amount: withSeparators(balance) })} />
        <KV k={t('checkedAt')} v={formatMoment(checkedAt, language, { withYear: true })} />
      </KVList>
      {lastError && <Notice tone="error">{t(lastError)}</Notice>}
      {channels.length === 0 ? <Notice tone="soon">{t('noChannels')}</Notice> : <Channel account={account} />}
      <div className={css.actions}>
        <CheckButton />
        <DisconnectButton />
      </div>
    </>
  )
}

/** Saved as soon as it is chosen. */
function Channel({ account: { channels, pfId } }: { account: AlimtalkAccount }) {
  const t = useMessages(alimtalkMessages)
  const { run } = useChooseChannel()
  const choose = (chosen: string) =>
    void run({ body: { pfId: chosen } }).then(
      () => toast({ text: t('channelChosen'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Select
      label={t('channel')}
      placeholder={t('chooseChannel')}
      value={pfId ?? ''}
      onChange={choose}
      options={channels.map((one) => ({ value: one.pfId, label: `${one.name} ${one.searchId}` }))}
    />
  )
}

function CheckButton() {
  const t = useMessages(alimtalkMessages)
  const { run, isRunning } = useCheck()
  const [said, setSaid] = useState('')
  const press = () =>
    void run({}).then(
      // What is wrong stands above.
      ({ fault }) => setSaid(fault === null ? t('accepted') : ''),
      (error: unknown) => setSaid(messageOf(error, t('failed'))),
    )
  return (
    <>
      <Button variant="outline" loading={isRunning} onPress={press}>
        {t('check')}
      </Button>
      <p role="status">{said}</p>
    </>
  )
}

function DisconnectButton() {
  const t = useMessages(alimtalkMessages)
  const { run, isRunning } = useDisconnect()
  const [isOpen, setOpen] = useState(false)
  const disconnect = () =>
    void run({}).then(
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
        danger
        title={t('disconnectTitle')}
        okLabel={t('disconnect')}
        cancelLabel={t('cancel')}
        busy={isRunning}
        onOk={disconnect}
        onCancel={() => setOpen(false)}
      >
        {t('disconnectText')}
      </Confirm>
    </>
  )
}
