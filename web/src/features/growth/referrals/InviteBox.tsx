import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useWords } from '../../../platform/words/use-words.ts'
import { InviteCard } from './InviteCard.tsx'
import css from './InviteCard.module.css'
import { inviteWords } from './referrals.messages.ts'

/** The same on the page of the class. */
export function InviteBox({ course }: { course: CourseDetail }) {
  const t = useWords(inviteWords)
  return (
    <section className={css.box} aria-label={t('invite')}>
      <InviteCard course={course} />
    </section>
  )
}
