import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { homeMessages } from '../home.messages.ts'

/** A site that sells nothing yet; its staff may create the first class. */
export function NoClasses() {
  const t = useMessages(homeMessages)
  const { can } = useSession()
  return (
    <Empty
      title={t('empty')}
      text={t('emptyText')}
      action={can('CLASS_LIFECYCLE_CREATE') && <Button href="/classes/create">{t('createFirst')}</Button>}
    />
  )
}
