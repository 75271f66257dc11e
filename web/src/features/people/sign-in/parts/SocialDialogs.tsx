import { useState } from 'react'
import { integrate } from 'contract/people/sign-in/social.api'
import { secondStepPath, useGo } from '../../../../platform/address.ts'
import { isRefusal } from '../../../../platform/call.ts'
import { setSessionUser } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Alert } from '../../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { isEmail } from '../sign-in.rules.ts'
import { socialMessages } from '../social.messages.ts'
import type { Integrated, Step } from '../use-social.ts'
import { VerifyDialog } from '../VerifyDialog.tsx'
import { recordDeclined } from '../waiting-integration.ts'

interface SocialDialogsProps {
  step: Step | null
  onStep: (step: Step) => void
  /** Continues; `mustJoin` if the user had to verify a mail address first. */
  onDone: (mustJoin: boolean) => void
  /** Continues without merging; defaults to `onDone`. */
  onDecline?: () => void
}

/** The dialogs after a provider identified the user: merging two accounts, or entering a mail address. */
export function SocialDialogs({ step, onStep, onDone, onDecline }: SocialDialogsProps) {
  const t = useMessages(socialMessages)
  if (!step) return null
  switch (step.kind) {
    case 'integrate':
      return (
        <IntegrationDialog
          integrated={step.integrated}
          onLater={() => {
            recordDeclined()
            if (onDecline) onDecline()
            else onDone(false)
          }}
          onDone={() => onStep({ kind: 'complete', mustJoin: false })}
          onProve={() => onStep({ kind: 'verify', email: step.integrated.email, isIntegrating: true })}
        />
      )
    case 'verify':
      return (
        <VerifyDialog
          email={step.email}
          isSilent={step.isIntegrating}
          onDone={() => (step.isIntegrating ? onStep({ kind: 'complete', mustJoin: true }) : onDone(false))}
          onLater={() => onDone(false)}
        />
      )
    case 'address':
      return (
        <AddressDialog
          onAddress={(email) => onStep({ kind: 'verify', email, isIntegrating: false })}
          onLater={() => onDone(false)}
        />
      )
    case 'complete':
      return (
        <Alert open title={t('integrated')} okLabel={t('ok')} onClose={() => onDone(step.mustJoin)}>
          {t('integratedText')}
        </Alert>
      )
  }
}

interface IntegrationDialogProps {
  integrated: Integrated
  onDone: () => void
  onProve: () => void
  onLater: () => void
}
function IntegrationDialog({ integrated, onDone, onProve, onLater }: IntegrationDialogProps) {
  const t = useMessages(socialMessages)
  const site = useSite()
  const go = useGo()
  const [isRunning, setRunning] = useState(false)
  const { email, token, isAuthenticated } = integrated
  async function press() {
    if (!isAuthenticated || token === null) return onProve()
    setRunning(true)
    try {
      const { user } = await site.call(integrate, { token, body: { token, email } })
      await setSessionUser(site, user)
      onDone()
    } catch (error) {
      if (isRefusal(error, 'SECOND_STEP_NEEDED')) return go(secondStepPath('/'))
      // Both accounts still work, and the prompt returns at the next sign-in.
      console.warn(error)
      onLater()
    }
  }
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('sameEmail')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="outline" size="lg" onPress={onLater} disabled={isRunning}>
            {t('later')}
          </Button>
          <Button size="lg" loading={isRunning} onPress={() => void press()}>
            {t('integrate')}
          </Button>
        </>
      }
    >
      <p>{t('sameEmailText', { email })}</p>
      {!isAuthenticated && <p>{t('sameEmailCode')}</p>}
    </Dialog>
  )
}

/** Prompts users whose provider shared no mail address. */
export function AddressDialog({
  onAddress,
  onLater,
}: {
  onAddress: (email: string) => void
  onLater: () => void
}) {
  const t = useMessages(socialMessages)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const send = () => (isEmail(email) ? onAddress(email.trim()) : setProblem(t('badEmail')))
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('askAddress')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="outline" size="lg" onPress={onLater}>
            {t('later')}
          </Button>
          <Button size="lg" disabled={email.trim() === ''} onPress={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <p>{t('askAddressText')}</p>
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={problem}
        onEnter={send}
        focusOnOpen
      />
    </Dialog>
  )
}
