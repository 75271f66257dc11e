import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { classPath } from 'contract/values/class-paths'
import { useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Alert } from '../../../ui/layers/Alert.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { useOpenInvite } from './referrals.api.ts'
import { inviteMessages } from './referrals.messages.ts'

/** `/invite/…` records the visitor of the link and redirects to the class, or explains why nothing is recorded. */
export function InviteScreen() {
  const t = useMessages(inviteMessages)
  const go = useGo()
  const { refererCode = '' } = useParams()
  const { run } = useOpenInvite()
  const [notice, setNotice] = useState<{ text: string; next: string } | null>(null)
  const opened = useRef('')
  useEffect(() => {
    if (opened.current === refererCode) return
    opened.current = refererCode
    run({ refererCode }).then(
      ({ outcome, ...course }) => {
        const next = classPath(course)
        if (outcome === 'OWN' || outcome === 'OVER') setNotice({ text: t(outcome), next })
        else go(next, { replace: true })
      },
      (error: unknown) => setNotice({ text: messageOf(error, t('notOpened')), next: '/main' }),
    )
  }, [refererCode, run, go, t])
  return (
    <main id="main" className="wrap">
      <Head title={t('invite')} isPrivate />
      {!notice && (
        <Loading label={t('opening')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      <Alert
        open={notice !== null}
        title={t('notice')}
        okLabel={t('ok')}
        onClose={() => notice && go(notice.next, { replace: true })}
      >
        {notice?.text}
      </Alert>
    </main>
  )
}
