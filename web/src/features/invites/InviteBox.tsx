import type { CourseDetail } from 'contract/courses'
import { useWords } from '../../platform/words/use-words.ts'
import { InviteCard } from './InviteCard.tsx'
import css from './InviteCard.module.css'
import { inviteWords } from './invites.words.ts'

/** The same on the page of the class. */
export function InviteBox({ course }: { course: CourseDetail }) {
  const t = useWords(inviteWords)
  const { inviteEventTitle: title, inviteEventInfo: info } = course.setting
  return (
    <section className={css.box} aria-label={t('invite')}>
      <h2>{title || t('title')}</h2>
      <InviteCard course={course} info={info} />
    </section>
  )
}
