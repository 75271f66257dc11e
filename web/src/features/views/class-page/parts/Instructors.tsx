import type { CourseDetail } from 'contract/views/class-page/schemas'
import { RichText } from '../../../../platform/RichText.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import css from '../ClassPage.module.css'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { hasInstructor } from './sections.ts'

export function Instructors({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  if (!hasInstructor(course)) return null
  return (
    <section id="instructor" className={css.section}>
      <h2>{t('instructors')}</h2>
      {course.teachers.map(({ userSeq, name, introduction, profileImageUrl }) => (
        <div key={userSeq} className={css.teacher}>
          <Avatar name={name} src={profileImageUrl} size={72} />
          <div>
            <b>{name}</b>
            {introduction && <p>{introduction}</p>}
          </div>
        </div>
      ))}
      {course.desc4 && <RichText html={course.desc4} className={css.about} />}
    </section>
  )
}
