import { useState } from 'react'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import type { Checking, Disconnecting } from '../meeting-accounts.api.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'
import css from './live-settings.module.css'

interface Connection {
  /** What is known of the account: names and values. */
  facts: readonly (readonly [name: string, value: string])[]
  /** What is wrong with it, in words; null when nothing is. */
  fault: string | null
}
interface AccountConnectionProps {
  id: string
  title: string
  why: string
  /** Null while none is connected. */
  connection: Connection | null
  checking: Checking
  disconnecting: Disconnecting
  texts: DisconnectTexts
}
interface DisconnectTexts {
  title: string
  why: string
  done: string
}
/** Whether the site's account at a service is connected, and how it stands. */
export function AccountConnection({
  id,
  title,
  why,
  connection,
  texts,
  ...commands
}: AccountConnectionProps) {
  const t = useMessages(meetingAccountMessages)
  return (
    <FormSection title={title} why={why} id={id}>
      {connection ? (
        <>
          <KVList>
            <KV k={t('state')} v={<Kind tone="ok">{t('connected')}</Kind>} />
            {connection.facts.map(([name, value]) => (
              <KV key={name} k={name} v={value} />
            ))}
          </KVList>
          {connection.fault && <Notice tone="error">{connection.fault}</Notice>}
          <div className={css.actions}>
            <CheckButton checking={commands.checking} />
            <DisconnectButton disconnecting={commands.disconnecting} texts={texts} />
          </div>
        </>
      ) : (
        <div>
          <Kind tone="plain">{t('notConnected')}</Kind>
        </div>
      )}
    </FormSection>
  )
}

function CheckButton({ checking: { run, isRunning } }: { checking: Checking }) {
  const t = useMessages(meetingAccountMessages)
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

interface DisconnectButtonProps {
  disconnecting: Disconnecting
  texts: DisconnectTexts
}
function DisconnectButton({ disconnecting: { run, isRunning }, texts }: DisconnectButtonProps) {
  const t = useMessages(meetingAccountMessages)
  const [isOpen, setOpen] = useState(false)
  const disconnect = () =>
    run({}).then(
      () => toast({ text: texts.done, tone: 'ok' }),
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
        title={texts.title}
        okLabel={t('disconnect')}
        cancelLabel={t('cancel')}
        danger
        busy={isRunning}
        onOk={() => void disconnect()}
        onCancel={() => setOpen(false)}
      >
        {texts.why}
      </Confirm>
    </>
  )
}
