import { useEffect, useEffectEvent, useState } from 'react'
import { loginPath, useGo } from '../../../../platform/address.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { handToOpener } from '../social-window.ts'
import { isCancelled, readAuthorizationState, type Back, type AuthorizationState } from '../social.ts'
import { socialMessages } from '../social.messages.ts'
import { useSocial } from '../use-social.ts'
import { SocialDialogs } from './SocialDialogs.tsx'

const returned = new Set<string>()
type ReturnState = 'coming' | 'closing' | { failed: AuthorizationState | null }

/** The return from a provider: a popup reports to its opener, all other windows continue here. */
export function SocialReturn({ back }: { back: Back }) {
  const t = useMessages(socialMessages)
  const go = useGo()
  const [shown, setShown] = useState<ReturnState>('coming')
  const onConnected = () => go('/editinformation', { replace: true })
  const { state } = useSession()
  const social = useSocial({ next: null, siteJoin: false, onConnected })

  /** Returns the state to show; null while a dialog is open, or during a redirect. */
  async function take(): Promise<ReturnState | null> {
    const authorizationState = readAuthorizationState(back.state)
    if (!authorizationState) return (await social.resume()) ? null : { failed: null }
    if (authorizationState.isWindow && (await handToOpener(back))) return 'closing'
    const { next, siteJoin, isConnecting } = authorizationState
    if (isCancelled(back)) {
      go(isConnecting ? '/editinformation' : loginPath(next ?? '/', { siteJoin }), { replace: true })
      return null
    }
    return (await social.finish(authorizationState, back)) ? null : { failed: authorizationState }
  }
  const takeOnce = useEffectEvent(() => {
    if (returned.has(back.state)) return
    returned.add(back.state)
    void take().then((then) => {
      if (then) setShown(then)
      if (then === 'closing') window.close()
    })
  })
  // After a reload only the session shows whether the user is signed in already.
  useEffect(() => {
    if (state !== 'loading') takeOnce()
  }, [state])

  if (typeof shown === 'object') return <Failed authorizationState={shown.failed} problem={social.problem} />
  if (shown === 'closing') return <p>{t('closing')}</p>
  return (
    <>
      <Loading label={t('coming')}>
        <SkeletonText lines={3} />
      </Loading>
      <SocialDialogs step={social.step} onStep={social.setStep} onDone={social.onward} />
    </>
  )
}

function Failed({
  authorizationState,
  problem,
}: {
  authorizationState: AuthorizationState | null
  problem: string | null
}) {
  const t = useMessages(socialMessages)
  const isConnecting = authorizationState?.isConnecting ?? false
  return (
    <Empty
      isPage
      spot="error"
      title={t(isConnecting ? 'notConnected' : 'notIn')}
      text={problem ?? t('failed')}
      action={
        <Button href={isConnecting ? '/editinformation' : '/login'}>
          {t(isConnecting ? 'toInfo' : 'toLogin')}
        </Button>
      }
    />
  )
}
