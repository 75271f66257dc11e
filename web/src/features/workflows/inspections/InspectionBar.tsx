import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useInspection } from './inspections.api.ts'
import css from './inspections.module.css'
import { inspectionsMessages } from './inspections.messages.ts'

/** In the management area while an operator looks at the site: for the operator, and for its owners. */
export function InspectionBar() {
  const { can } = useSession()
  return can('SITE_OWNER_UPDATE') ? <Running /> : null
}

function Running() {
  const t = useMessages(inspectionsMessages)
  const { language, platformOrigin, channel } = useSite()
  const inspection = useInspection().data?.inspection
  if (!inspection) return null
  const { isMine, endsAt } = inspection
  const until = { at: formatMoment(endsAt, language) }
  return (
    <aside className={css.bar} aria-label={t('title')}>
      <Notice
        tone="soon"
        title={t(isMine ? 'youLook' : 'theyLook')}
        action={
          <Button
            href={isMine ? `${platformOrigin}/admin/sites/${channel?.channelSeq}` : '/settings/inspections'}
            size="sm"
            variant="outline"
          >
            {t(isMine ? 'toDesk' : 'toRequests')}
          </Button>
        }
      >
        {t(isMine ? 'youLookText' : 'theyLookText', until)}
      </Notice>
    </aside>
  )
}
