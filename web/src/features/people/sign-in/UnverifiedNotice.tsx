import { useState } from 'react'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { accountMessages } from './sign-in.messages.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/** Informs users with an unverified mail address of the consequences, and how to verify it. */
export function UnverifiedNotice() {
  const t = useMessages(accountMessages)
  const { user } = useSession()
  const [isProving, setProving] = useState(false)
  if (!user || user.isAuthenticated || user.email === '') return null
  const done = () => setProving(false)
  return (
    <aside className="wrap" style={{ paddingBlock: 12 }} aria-label={t('verify')}>
      <Notice
        tone="soon"
        action={
          <Button size="sm" variant="outline" onPress={() => setProving(true)}>
            {t('verify')}
          </Button>
        }
      >
        {t('emailNotVerified')}
      </Notice>
      {isProving && <VerifyDialog email={user.email} onDone={done} onLater={done} />}
    </aside>
  )
}
