import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useMailing, useSubscribe, useUnsubscribe } from './sign-in.api.ts'
import { Split, splitCss } from './SplitLayout.tsx'
import { unsubscribeMessages } from './unsubscribe.messages.ts'

/** Opened from a mail: its recipient unsubscribes from marketing mails or subscribes again, without signing in. */
export function UnsubscribeScreen() {
  const t = useMessages(unsubscribeMessages)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useMailing(token)
  const unsubscribe = useUnsubscribe()
  const subscribe = useSubscribe()
  const [isDone, setDone] = useState(false)

  async function choose(way: typeof unsubscribe | typeof subscribe) {
    try {
      await way.run({ body: { token } })
      setDone(true)
    } catch (refusal) {
      toast({ text: messageOf(refusal, t('failed')), tone: 'error' })
    }
  }
  const { siteName: site = '', maskedEmail: email = '', isSubscribed } = data ?? {}
  const title = isSubscribed === false ? t('doneTitle') : isDone ? t('backTitle') : t('title')
  return (
    <Split title={error && isRefusal(error) ? t('deadTitle') : title}>
      <Head title={t('title')} isPrivate />
      <div className={splitCss['form']} aria-live="polite">
        {error && isRefusal(error) && <p>{t('deadText')}</p>}
        {error && !isRefusal(error) && (
          <ErrorNote title={t('notLoaded')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
        )}
        {!data && !error && <SkeletonText lines={3} />}
        {data && isSubscribed && !isDone && (
          <>
            <p>{t('ask', { email, site })}</p>
            <p>{t('stays')}</p>
            <Button size="lg" wide loading={unsubscribe.isRunning} onPress={() => void choose(unsubscribe)}>
              {t('unsubscribe')}
            </Button>
          </>
        )}
        {data && isSubscribed && isDone && <p>{t('back', { email, site })}</p>}
        {data && !isSubscribed && (
          <>
            <p>{t('done', { email, site })}</p>
            <p>{t('stays')}</p>
            <Button variant="outline" loading={subscribe.isRunning} onPress={() => void choose(subscribe)}>
              {t('subscribe')}
            </Button>
          </>
        )}
      </div>
    </Split>
  )
}
