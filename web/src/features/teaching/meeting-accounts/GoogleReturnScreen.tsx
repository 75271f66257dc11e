import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../platform/call.ts'
import { useGo } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { googleMeetMessages } from './google-meet.messages.ts'
import { useConnectGoogle } from './meeting-accounts.api.ts'

const SETTINGS = '/settings/live'
/** A page that is drawn twice finishes once. */
const returned = new Set<string>()

interface Problem {
  title: string
  text: string
}

/** What a host who comes back from Google by way of `/authcallback` sees. */
export function GoogleReturnScreen() {
  const t = useMessages(googleMeetMessages)
  const [params] = useSearchParams()
  const go = useGo()
  const { run } = useConnectGoogle()
  const [problem, setProblem] = useState<Problem | null>(null)

  /** What went wrong; null once the account is connected. */
  async function finish(): Promise<Problem | null> {
    const state = params.get('state') ?? ''
    const code = params.get('code')
    if (params.get('error') === 'access_denied') return { title: t('cancelled'), text: t('cancelledText') }
    if (state === '' || !code) return { title: t('notConnected'), text: t('ended') }
    try {
      await run({ body: { code, state } })
      return null
    } catch (error) {
      return { title: t('notConnected'), text: messageOf(error, t('failed')) }
    }
  }
  const finishOnce = useEffectEvent(() => {
    const address = params.toString()
    if (returned.has(address)) return
    returned.add(address)
    void finish().then((wrong) => {
      setProblem(wrong)
      if (wrong) return
      toast({ text: t('saved'), tone: 'ok' })
      go(SETTINGS, { replace: true })
    })
  })
  useEffect(() => finishOnce(), [])

  return (
    <>
      <Head title={t('returning')} isPrivate />
      {problem ? (
        <Empty
          isPage
          spot="error"
          title={problem.title}
          text={problem.text}
          action={<Button href={SETTINGS}>{t('back')}</Button>}
        />
      ) : (
        <Loading label={t('returning')}>
          <SkeletonText lines={3} />
        </Loading>
      )}
    </>
  )
}
