import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { InviteCard } from './InviteCard.tsx'
import css from './InviteCard.module.css'
import { inviteMessages } from './referrals.messages.ts'

/** The invitation card on the class page. */
export function InviteBox({ course }: { course: CourseDetail }) {
  const t = useMessages(inviteMessages)
  return (
    <section className={css.box} aria-label={t('invite')}>
      <InviteCard course={course} />
    </section>
  )
}
