import { joinPath, loginPath, useCurrentPath } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

interface AcceptButtonProps {
  texts: { accept: string; signIn: string; joinFirst: string; failed: string }
  isRunning: boolean
  error: unknown
  onAccept: () => void
}
/** Accepts what a link opens. Who is no member yet comes back here after signing in or joining. */
export function AcceptButton({ texts, isRunning, error, onAccept }: AcceptButtonProps) {
  const { session, isChannelUser } = useSession()
  const here = useCurrentPath()
  if (session.state === 'visitor')
    return (
      <Button wide size="lg" href={loginPath(here, { siteJoin: true })}>
        {texts.signIn}
      </Button>
    )
  if (session.state === 'signed-in' && !isChannelUser)
    return (
      <Button wide size="lg" href={joinPath(here)}>
        {texts.joinFirst}
      </Button>
    )
  return (
    <>
      {error != null && <Notice tone="error">{messageOf(error, texts.failed)}</Notice>}
      <Button wide size="lg" loading={isRunning || session.state === 'loading'} onPress={onAccept}>
        {texts.accept}
      </Button>
    </>
  )
}
