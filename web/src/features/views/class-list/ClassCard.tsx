import { IconStarFilled } from '@tabler/icons-react'
import { classPath } from 'contract/values/class-paths'
import { courseBadge, lectureBadge } from 'contract/teaching/courses/courses.rules'
import type { CourseCard } from 'contract/teaching/courses/schemas'
import { accessSpan } from 'contract/money/enrolments/enrolments.rules'
import { grouped } from 'contract/values/money'
import { courseTypes } from 'contract/values/type-codes'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Art } from '../../../ui/art/Art.tsx'
import { artOf } from '../../../ui/art/art-of.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { LikeButton } from '../../community/likes/LikeButton.tsx'
import { courseMessages } from '../../teaching/courses/courses.messages.ts'
import { factsOf } from '../../teaching/courses/course-facts.ts'
import { kindMessages } from '../../teaching/courses/course-kind.messages.ts'
import { Price } from '../../teaching/courses/Price.tsx'
import css from './ClassCard.module.css'

const tones = { CLOSED: 'closed', CLOSING_SOON: 'urgent', DISCOUNT: 'sale', NEW: 'new' } as const

/** One class of a list. The whole card is a link. */
export function ClassCard({ course, isFirst = false }: { course: CourseCard; isFirst?: boolean }) {
  const t = useMessages(courseMessages)
  const kind = useMessages(kindMessages)
  const now = useNow()
  const span = accessSpan(course.vodDays)
  const badge = courseBadge(factsOf(course), now)
  const lecture = lectureBadge(course.curriculumStatusList)
  const teacher = course.teachers[0]?.name
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <Picture
          src={course.imageUrl}
          width={640}
          height={480}
          loading={isFirst ? 'eager' : 'lazy'}
          instead={<Art {...artOf(course.courseSeq)} />}
        />
        <div className={css.tags}>
          {course.productKind === 'PACKAGE' && <Tag>{t('package')}</Tag>}
          {course.productKind === 'CONTENTS' && <Tag>{t('contentsKind')}</Tag>}
          {lecture && <Tag tone={lecture === 'VOD' ? 'plain' : 'live'}>{lecture}</Tag>}
          {course.courseTypeCd !== courseTypes.class && <Tag>{kind(`type${course.courseTypeCd}`)}</Tag>}
          {badge && <Tag tone={tones[badge]}>{t(badge)}</Tag>}
          {course.isMemberOnly && <Tag>{t('memberOnly')}</Tag>}
        </div>
        <LikeButton course={course} />
      </div>
      <h3 className="clamp2">
        <Anchor href={classPath(course)}>{course.title}</Anchor>
      </h3>
      <p className={css.meta}>{[teacher, course.categoryName].filter(Boolean).join(' · ')}</p>
      <Price course={course} now={now} />
      <p className={css.rate}>
        {course.reviewCount > 0 && (
          <span>
            <IconStarFilled size={14} aria-hidden />
            <b aria-hidden>{course.reviewRate.toFixed(1)}</b>
            <span className="visually-hidden">{t('rate', { rate: course.reviewRate.toFixed(1) })}</span>
            <span aria-hidden> ({grouped(course.reviewCount)})</span>
          </span>
        )}
        <span>{t(span.unit, { count: span.count })}</span>
      </p>
    </article>
  )
}
