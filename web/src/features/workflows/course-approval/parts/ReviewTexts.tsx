import { curriculumTypes } from 'contract/values/type-codes'
import { formatLength } from '../../../../platform/time.ts'
import { RichText } from '../../../../platform/RichText.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Accordion, AccordionItem } from '../../../../ui/Accordion.tsx'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { ReviewedClass } from '../course-approval.api.ts'
import { courseReviewMessages } from '../course-approval.messages.ts'
import css from '../course-approval.module.css'

type Lesson = ReviewedClass['lessons'][number]
type Kinds = Partial<Record<string, 't00' | 't02' | 't04' | 't05'>>
const kinds: Kinds = {
  [curriculumTypes.live]: 't00',
  [curriculumTypes.video]: 't02',
  [curriculumTypes.offline]: 't04',
  [curriculumTypes.text]: 't05',
}

/** The public content of the class: picture, texts, and lessons with their contents. */
export function ReviewTexts({ course, lessons }: Pick<ReviewedClass, 'course' | 'lessons'>) {
  const t = useMessages(courseReviewMessages)
  const texts = [
    { key: 'intro', html: course.desc1 },
    { key: 'audience', html: course.desc2 },
    { key: 'contents', html: course.desc3 },
    { key: 'instructor', html: course.desc4 },
    { key: 'notes', html: course.desc5 },
    { key: 'refund', html: course.desc6 },
  ] as const
  return (
    <div>
      <div className={css.cover}>
        <Picture
          src={course.imageVariants.at(-1)?.url ?? course.imageUrl}
          width={1200}
          height={675}
          instead={<Art wide {...artOf(course.courseSeq)} />}
        />
      </div>
      {course.introduction && <p className={css.section}>{course.introduction}</p>}
      {texts.map(
        ({ key, html }) =>
          html && (
            <section key={key} className={css.section}>
              <h2>{t(key)}</h2>
              <RichText html={html} />
            </section>
          ),
      )}
      <section className={css.section}>
        <h2>{t('lessons')}</h2>
        <Accordion>
          {lessons.map((lesson) => (
            <LessonText key={lesson.curriculumSeq} lesson={lesson} />
          ))}
        </Accordion>
      </section>
    </div>
  )
}

function LessonText({ lesson }: { lesson: Lesson }) {
  const t = useMessages(courseReviewMessages)
  const { curriculumTypeCd: type, title, duration, isPublic, content } = lesson
  if (type === curriculumTypes.section) return <h3 className={css.chapter}>{title}</h3>
  const aside = [isPublic ? t('free') : '', duration > 0 ? formatLength(duration) : '']
  return (
    <AccordionItem
      title={
        <>
          <Kind>{t(kinds[type] ?? 'lesson')}</Kind> {title}
        </>
      }
      aside={aside.filter(Boolean).join(' · ')}
    >
      {content ? <RichText html={content} /> : <p className={css.faint}>{t('noText')}</p>}
    </AccordionItem>
  )
}
