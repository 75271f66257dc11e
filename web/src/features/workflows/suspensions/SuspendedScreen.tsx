import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { LanguagePicker } from '../../people/accounts/LanguagePicker.tsx'
import css from './parts/suspensions.module.css'
import { suspendedMessages } from './suspended.messages.ts'

/** Every page of a suspended site for those who do not run it; the reason is for its owners alone. */
export function SuspendedScreen() {
  const t = useMessages(suspendedMessages)
  const { name, suspension } = useChannel()
  const { state, isChannelUser } = useSession()
  const isMember = isChannelUser && suspension === 'MEMBERS'
  return (
    <div className={css.offline}>
      <main id="main" className="wrap">
        <Head title={t('title')} isPrivate />
        <Empty
          isPage
          spot="wait"
          title={t('title')}
          text={t(isMember ? 'forMembers' : 'text', { name })}
          action={<Ways isMember={isMember} isVisitor={state === 'visitor'} />}
        />
      </main>
      <footer className="wrap">
        <LanguagePicker />
      </footer>
    </div>
  )
}

function Ways({ isMember, isVisitor }: { isMember: boolean; isVisitor: boolean }) {
  const t = useMessages(suspendedMessages)
  const { isChannelUser, can } = useSession()
  if (isVisitor) return <Button href="/login">{t('login')}</Button>
  if (!isChannelUser) return null
  return (
    <>
      {can('SITE_CONSOLE_READ') && <Button href="/settings">{t('manage')}</Button>}
      {isMember && (
        <Button href="/me/classes" variant={can('SITE_CONSOLE_READ') ? 'outline' : 'primary'}>
          {t('classes')}
        </Button>
      )}
      <Button href="/paymenthistory" variant="outline">
        {t('payments')}
      </Button>
    </>
  )
}
