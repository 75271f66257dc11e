import { useSession } from '../../../../../platform/session.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { courseListMessages } from '../course-list.messages.ts'

/** Leads to the trash of the site, where packages, contents and challenges wait beside classes. */
export function TrashLink() {
  const t = useMessages(courseListMessages)
  const { can } = useSession()
  if (!can('SITE_CLASS_READ') || !can('CLASS_LIFECYCLE_DELETE')) return null
  return (
    <Button variant="subtle" href="/settings/course?shelf=trash">
      {t('trash')}
    </Button>
  )
}
