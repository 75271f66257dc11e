import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { takeHandOff } from 'contract/accounts'
import { useGo } from '../../platform/address.ts'
import { Head } from '../../platform/Head.tsx'
import { noteUser } from '../../platform/session.tsx'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import { accountWords } from './accounts.words.ts'
import { SocialReturn } from './parts/SocialReturn.tsx'
import { readBack } from './social.ts'

const taken = new Set<string>()

/** Where people arrive from a provider, or from another address of the installation. */
export function AuthCallbackScreen() {
  const t = useWords(accountWords)
  const [params] = useSearchParams()
  const back = readBack(params)
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 64 }}>
      <Head title={t('moving')} isPrivate />
      {back ? <SocialReturn back={back} /> : <HandedOff />}
    </main>
  )
}

/** With a code that works once. */
function HandedOff() {
  const t = useWords(accountWords)
  const site = useSite()
  const go = useGo()
  const [params] = useSearchParams()
  const [hasFailed, setFailed] = useState(false)
  const code = params.get('code') ?? ''
  const wanted = params.get('next') ?? '/'
  const next = /^\/(?![/\\])/.test(wanted) ? wanted : '/'

  async function take() {
    const { user } = await site.call(takeHandOff, { body: { code } })
    await noteUser(site, user)
    go(next, { replace: true })
  }
  const takeOnce = useEffectEvent(() => {
    if (taken.has(code)) return
    taken.add(code)
    take().catch(() => setFailed(true))
  })
  useEffect(() => takeOnce(), [])

  return hasFailed ? (
    <Empty
      isPage
      spot="error"
      title={t('movingFailed')}
      text={t('movingFailedText')}
      action={<Button href="/login">{t('toLogin')}</Button>}
    />
  ) : (
    <Loading label={t('moving')}>
      <SkeletonText lines={3} />
    </Loading>
  )
}
