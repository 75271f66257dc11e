import { useEffect, useState, type ReactNode } from 'react'
import type { Permission } from 'contract/http/permissions'
import { SkeletonText } from '../ui/Skeleton.tsx'
import { Alert } from '../ui/layers/Alert.tsx'
import { joinPath, loginPath, secondFactorPath, useGo, useCurrentPath } from './address.ts'
import { Head } from './Head.tsx'
import { useSession } from './session.tsx'
import { useSite } from './site.tsx'
import { useCanHere } from './use-can-here.ts'
import { platformMessages } from './words/platform.messages.ts'
import { useMessages } from './words/use-messages.ts'

/**
 * The users who may see a screen: signed-in users, members of the site, the operator, staff of the site or of one of
 * its classes, or staff with one of these permissions.
 */
export type Needs = 'login' | 'member' | 'operator' | 'works-here' | readonly Permission[]

/** Redirects all other users. Nothing of the screen is rendered or fetched before the check. */
export function Guarded({ needs, children }: { needs: Needs; children: ReactNode }) {
  const { channel } = useSite()
  const { session, can, classes } = useSession()
  const canHere = useCanHere()
  const go = useGo()
  const next = useCurrentPath()
  const worksHere = (keys: 'works-here' | readonly Permission[]) =>
    keys === 'works-here' ? can('SITE_CONSOLE_READ') || classes.length > 0 : keys.some(canHere)
  const verdict = judge()

  function judge() {
    if (session.state === 'loading') return 'wait'
    if (session.state === 'visitor') return 'login'
    if (needs === 'login') return 'enter'
    if (needs === 'operator') return session.user.isOperator ? 'enter' : 'refuse'
    if (!session.isChannelUser) return 'join'
    if (needs === 'member') return 'enter'
    if (!worksHere(needs)) return 'refuse'
    return session.isSecondFactorNeeded ? 'secure' : 'enter'
  }

  useEffect(() => {
    if (verdict === 'login') go(loginPath(next), { replace: true })
    if (verdict === 'join') go(joinPath(next), { replace: true })
    if (verdict === 'secure') go(secondFactorPath(next), { replace: true })
  }, [verdict, next, go])

  if (verdict === 'enter') return children
  return (
    <>
      <Head title={channel?.name ?? 'Seodang'} isPrivate />
      {verdict === 'refuse' ? <NotAllowed /> : <Waiting />}
    </>
  )
}

/** Says that the user may not see this screen, and links back to the site. */
export function NotAllowed() {
  const t = useMessages(platformMessages)
  const { channel } = useSite()
  const go = useGo()
  const [isOpen, setOpen] = useState(true)
  return (
    <Alert
      open={isOpen}
      title={t('notice')}
      okLabel={t('ok')}
      onClose={() => {
        setOpen(false)
        go(channel ? '/main' : '/mypage', { replace: true })
      }}
    >
      {t('notAllowed')}
    </Alert>
  )
}

const Waiting = () => (
  <div className="wrap" style={{ paddingBlock: 44 }}>
    <SkeletonText lines={4} />
  </div>
)
