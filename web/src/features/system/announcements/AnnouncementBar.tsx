import { IconX } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { messageOf } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useCurrentAnnouncement, useDismiss, type CurrentAnnouncement } from './announcements.api.ts'
import { announcementsMessages } from './announcements.messages.ts'
import css from './parts/announcements.module.css'

/** What the operator announces now, in the management area, until the reader closes it. */
export function AnnouncementBar() {
  const { can } = useSession()
  return can('SITE_CONSOLE_READ') ? <Current /> : null
}

function Current() {
  const announcement = useCurrentAnnouncement().data?.announcement
  return announcement ? <Bar key={announcement.announcementSeq} announcement={announcement} /> : null
}

function Bar({
  announcement: { announcementSeq, title, text, level },
}: {
  announcement: CurrentAnnouncement
}) {
  const t = useMessages(announcementsMessages)
  const { pathname } = useLocation()
  const { run } = useDismiss(announcementSeq)
  const dismiss = () =>
    void run({}).catch((error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }))
  return (
    <aside className={css.bar} aria-label={t('title')}>
      <Notice
        tone={level === 'IMPORTANT' ? 'soon' : 'info'}
        title={<span className={css.name}>{title}</span>}
        action={
          <div className={css.acts}>
            {pathname !== '/settings/announcements' && (
              <Button href="/settings/announcements" size="sm" variant="outline">
                {t('read')}
              </Button>
            )}
            <IconButton label={t('closeOf', { title })} icon={<IconX size={18} />} onPress={dismiss} />
          </div>
        }
      >
        <span className={css.lead}>{text}</span>
      </Notice>
    </aside>
  )
}
