import { useLocation } from 'react-router'
import { useSession } from '../../../platform/session.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import css from './parts/suspensions.module.css'
import { suspensionMessages } from './suspensions.messages.ts'

/** On every page of the management area while the site is suspended. */
export function SuspensionBar() {
  const t = useMessages(suspensionMessages)
  const { suspension } = useChannel()
  const { can } = useSession()
  const { pathname } = useLocation()
  if (suspension === null) return null
  const leads = can('SITE_SUPPORT_UPDATE') && pathname !== '/settings/suspension'
  return (
    <aside className={css.bar} aria-label={t('title')}>
      <Notice
        tone="soon"
        title={t('barTitle')}
        action={
          leads && (
            <Button href="/settings/suspension" size="sm" variant="outline">
              {t('barLink')}
            </Button>
          )
        }
      >
        {t('barText')}
      </Notice>
    </aside>
  )
}
