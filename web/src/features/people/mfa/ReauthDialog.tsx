import { sendCode } from 'contract/people/sign-in/api'
import { askPasskeyProof, getProofWays, prove } from 'contract/people/sign-in/reauthentication.api'
import { loginPath, useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { signOut } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { ReauthForm, type ReauthAnswer } from './parts/ReauthForm.tsx'
import css from './parts/ReauthForm.module.css'
import { stepMessages } from './step.messages.ts'
import { useOnce } from './use-once.ts'

/** Confirms the identity of the user before a sensitive action, which waits for the result. */
export function ReauthDialog({ onDone }: { onDone: (isProved: boolean) => void }) {
  const t = useMessages(stepMessages)
  const { call } = useSite()
  const { data, error } = useOnce(async () => {
    const methods = await call(getProofWays, {})
    if (methods.ways.includes('MAIL')) await call(sendCode, { body: { email: methods.email } })
    return methods
  })
  async function give(given: ReauthAnswer) {
    await call(prove, { body: { proof: given } })
    onDone(true)
  }
  return (
    <Dialog open onClose={() => onDone(false)} title={t('proofTitle')} closeLabel={t('close')} size="small">
      <div className={css.form}>
        <p className={css.lead}>{t('proofLead')}</p>
        {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
        {!data && error === null && <SkeletonText lines={3} />}
        {data?.ways.length === 0 && <SignInAgain />}
        {data && data.ways.length > 0 && (
          <ReauthForm
            ways={data.ways}
            email={data.email}
            askPasskey={() => call(askPasskeyProof, {})}
            onGiven={give}
          />
        )}
      </div>
    </Dialog>
  )
}

/** For accounts with only an external provider: signing in through it again confirms the identity. */
function SignInAgain() {
  const t = useMessages(stepMessages)
  const site = useSite()
  const go = useGo()
  async function leave() {
    const here = location.pathname + location.search
    await signOut(site)
    go(loginPath(here))
  }
  return (
    <>
      <Notice tone="info">{t('signInAgain')}</Notice>
      <Button size="lg" wide onPress={() => void leave()}>
        {t('toLogin')}
      </Button>
    </>
  )
}
