import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { beginHandOff, takeHandOff } from 'contract/people/sessions/api'
import { useGo } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { setSessionUser } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { accountMessages } from './sign-in.messages.ts'
import { SocialReturn } from './parts/SocialReturn.tsx'
import { SwitchAccount, type Switching } from './parts/SwitchAccount.tsx'
import { readBack } from './social.ts'

const taken = new Set<string>()

/** The return address of providers, and of hand-offs from the platform. */
export function AuthCallbackScreen() {
  const t = useMessages(accountMessages)
  const [params] = useSearchParams()
  const back = readBack(params)
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 64 }}>
      <Head title={t('moving')} isPrivate />
      {back ? <SocialReturn back={back} /> : <HandedOff />}
    </main>
  )
}

/** Without a code the browser requests one from the platform; with one, which is valid once, the user is signed in. */
function HandedOff() {
  const t = useMessages(accountMessages)
  const site = useSite()
  const go = useGo()
  const [params] = useSearchParams()
  const [hasFailed, setFailed] = useState(false)
  const [switching, setSwitching] = useState<Switching | null>(null)
  const code = params.get('code') ?? ''
  const requestedPath = params.get('next') ?? '/'
  const next = /^\/(?![/\\])/.test(requestedPath) ? requestedPath : '/'

  async function ask() {
    const { url } = await site.call(beginHandOff, { body: { next } })
    location.replace(url)
  }
  /** Redeems the code. Without `isAgreed`, returns the pending prompt if another account is signed in. */
  async function take(isAgreed: boolean): Promise<Switching | null> {
    const { user, switching: question } = await site.call(takeHandOff, { body: { code, isAgreed } })
    if (question) return question
    await setSessionUser(site, user)
    go(next, { replace: true })
    return null
  }
  const taking = (isAgreed: boolean) =>
    take(isAgreed).then(
      (question) => setSwitching(question),
      () => setFailed(true),
    )
  const takeOnce = useEffectEvent(() => {
    if (code === '') {
      ask().catch(() => setFailed(true))
      return
    }
    if (taken.has(code)) return
    taken.add(code)
    void taking(false)
  })
  useEffect(() => takeOnce(), [])

  if (hasFailed)
    return (
      <Empty
        isPage
        spot="error"
        title={t('movingFailed')}
        text={t('movingFailedText')}
        action={<Button href="/login">{t('toLogin')}</Button>}
      />
    )
  if (switching)
    return (
      <SwitchAccount
        switching={switching}
        onStay={() => go(next, { replace: true })}
        onSwitch={() => taking(true)}
      />
    )
  return (
    <Loading label={t('moving')}>
      <SkeletonText lines={3} />
    </Loading>
  )
}
