import { useEffect, useEffectEvent, useState } from 'react'
import { secondStepPath, useGo } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { setSessionUser } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { CodeInput } from '../../../ui/forms/CodeInput.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useAuthenticate, useSendCode } from './sign-in.api.ts'
import { accountMessages } from './sign-in.messages.ts'

interface VerifyDialogProps {
  email: string
  onDone: () => void
  /** Shows no success message, because the next screen does. */
  isSilent?: boolean
  /** Set if the user may verify later. */
  onLater?: () => void
}

/** Sends a code to the user's mail address when it opens, and verifies the typed code. */
export function VerifyDialog({ email, isSilent = false, onDone, onLater }: VerifyDialogProps) {
  const t = useMessages(accountMessages)
  const site = useSite()
  const sending = useSendCode()
  const checking = useAuthenticate()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const { seconds, begin } = useCountdown()

  const go = useGo()
  function refuse(error: unknown) {
    // The server has merged the two accounts, and the result requires a second step.
    if (isRefusal(error, 'SECOND_STEP_NEEDED')) go(secondStepPath(location.pathname + location.search))
    else setProblem(messageOf(error, t('failed')))
  }
  const send = () =>
    sending
      .run({ body: { email, ...(site.channel && { channelSeq: site.channel.channelSeq }) } })
      .then(({ resendAfterSeconds }) => {
        begin(resendAfterSeconds)
        toast({ text: t('codeSent'), tone: 'ok' })
      }, refuse)
  const sendOnOpen = useEffectEvent(() => void send())
  useEffect(() => sendOnOpen(), [])

  function sendAgain() {
    setProblem(undefined)
    void send()
  }

  async function check(typed: string) {
    try {
      const { user } = await checking.run({ body: { email, code: typed } })
      await setSessionUser(site, user)
      if (!isSilent) toast({ text: t('verified'), tone: 'ok' })
      onDone()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <Dialog
      open
      onClose={() => onLater?.()}
      cancelable={onLater !== undefined}
      title={t('verifyTitle')}
      size="small-medium"
      closeLabel={onLater && t('close')}
      footer={
        <>
          {onLater && (
            <Button variant="outline" size="lg" onPress={onLater}>
              {t('later')}
            </Button>
          )}
          <Button
            size="lg"
            disabled={code.length < 6}
            loading={checking.isRunning}
            onPress={() => void check(code)}
          >
            {t('verify')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 14, justifyItems: 'stretch' }}>
        <p>{t('verifyText')}</p>
        <TextInput label={t('email')} type="email" value={email} disabled />
        <CodeInput
          label={t('code')}
          placeholder={t('code')}
          value={code}
          onChange={setCode}
          error={problem}
        />
        {seconds > 0 ? (
          <p style={{ color: 'var(--text-dimmed)', fontSize: 'var(--size-sm)' }}>
            {t('sendAgainIn', { seconds })}
          </p>
        ) : (
          <LinkButton underline onPress={sendAgain}>
            {t('sendAgain')}
          </LinkButton>
        )}
      </div>
    </Dialog>
  )
}

function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return { seconds, begin: setSeconds }
}
