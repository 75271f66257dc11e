import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../../platform/call.ts'
import { useSession } from '../../../../../platform/session.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { classLifeMessages } from '../course-state.messages.ts'
import { useRestoreCourse } from '../course-settings.api.ts'
import css from './PublishBar.module.css'

/** A class in the trash is read-only; staff with the permission restore it. docs/rules.md R-437. */
export function TrashBar({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(classLifeMessages)
  const { can } = useSession()
  const restore = useRestoreCourse()
  const putBack = () =>
    restore.run({ courseSeq }).then(
      () => toast({ text: t('restoredSome', { count: 1 }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <section className={css.bar} aria-live="polite">
      <div>
        <p>{t('inTrash')}</p>
        <span>{t('inTrashText')}</span>
      </div>
      {can('CLASS_LIFECYCLE_UPDATE') && (
        <Button variant="outline" onPress={() => void putBack()} loading={restore.isRunning}>
          {t('restoreSome')}
        </Button>
      )}
    </section>
  )
}
