import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { handOff } from 'contract/people/sessions/api'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { accountMessages } from './sign-in.messages.ts'
import { handOffMessages } from './hand-off.messages.ts'

const requested = new Set<string>()

/**
 * The platform's side of opening a site: hands the session to the browser that requested it, and returns to the site.
 */
export function HandOffScreen() {
  const t = useMessages(accountMessages)
  const own = useMessages(handOffMessages)
  const site = useSite()
  const [params] = useSearchParams()
  const [hasFailed, setFailed] = useState(false)
  const state = params.get('state') ?? ''
  const target = params.get('target') ?? ''
  const handOnce = useEffectEvent(() => {
    if (requested.has(state)) return
    requested.add(state)
    site
      .call(handOff, { body: { target, state } })
      .then(({ url }) => location.replace(url))
      .catch(() => setFailed(true))
  })
  useEffect(() => handOnce(), [])
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 64 }}>
      <Head title={t('moving')} isPrivate />
      {hasFailed ? (
        <Empty
          isPage
          spot="error"
          title={own('failed')}
          text={own('failedText')}
          action={<Button href="/mypage">{own('toMyPage')}</Button>}
        />
      ) : (
        <Loading label={t('moving')}>
          <SkeletonText lines={3} />
        </Loading>
      )}
    </main>
  )
}
