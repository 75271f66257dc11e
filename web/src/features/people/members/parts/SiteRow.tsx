import type { ManagedChannel } from 'contract/site/sites/schemas'
import type { z } from 'zod'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import { accountMessages } from '../../sign-in/sign-in.messages.ts'
import css from '../MySitesScreen.module.css'

/** A page that each site has of its own. */
export interface PageOfSites {
  path: string
  /** What its button says. */
  label: string
}
interface SiteRowProps {
  site: z.input<typeof ManagedChannel>
  isManaged?: boolean
  /** Leads to this page alone. */
  target?: PageOfSites | undefined
}
/** One site with links to it, which hand the session on. */
export function SiteRow({ site, isManaged = false, target }: SiteRowProps) {
  const t = useMessages(accountMessages)
  const { language } = useSite()
  const roleMessages = { OWN: t('owner'), MNG: t('manager'), TCH: t('teacher') }

  // The browser starts the hand-off at the site, so that no other browser can take over the session.
  const wayTo = (path: string) => `${site.domain}/authcallback?next=${encodeURIComponent(path)}`
  return (
    <li className={css.row}>
      <SiteMark name={site.name} size={44} colour={site.brandShades[6]} />
      <div className={css.name}>
        <b>{site.name}</b>
        <span>
          {site.domain.replace(/^https?:\/\//, '')} ·{' '}
          {site.role ? roleMessages[site.role] : t('since', { date: formatDate(site.joinedAt, language) })}
        </span>
      </div>
      <div className={css.acts}>
        {target ? (
          <Button variant="dark" href={wayTo(target.path)} label={`${site.name} ${target.label}`}>
            {target.label}
          </Button>
        ) : (
          <Button variant="outline" href={wayTo('/')}>
            {t('open')}
          </Button>
        )}
        {isManaged && !target && (
          <Button variant="dark" href={wayTo('/settings/dashboard')} newTab>
            {t('manage')}
          </Button>
        )}
      </div>
    </li>
  )
}
