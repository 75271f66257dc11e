import { IconStarFilled } from '@tabler/icons-react'
import { classPath } from 'contract/values/class-paths'
import { courseBadge, lectureBadge } from 'contract/teaching/courses/courses.rules'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { accessSpan } from 'contract/money/enrolments/enrolments.rules'
import { courseTypes, difficulties } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay, formatSpan } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Facts } from '../../../../ui/KV.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { LikeButton } from '../../../community/likes/LikeButton.tsx'
import { ShareButton } from '../../../site/sharing/ShareButton.tsx'
import css from '../ClassPage.module.css'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'
import { kindMessages } from '../../../teaching/courses/course-kind.messages.ts'
import { useScheduleMessages } from '../../../teaching/courses/use-schedule-messages.ts'
import { showsReviews, showsLessons } from './sections.ts'

const tones = { CLOSED: 'plain', CLOSING_SOON: 'soon', DISCOUNT: 'live', NEW: 'ok' } as const
const levels = {
  [difficulties.beginner]: 'd01',
  [difficulties.intermediate]: 'd02',
  [difficulties.advanced]: 'd03',
} as const

/** What the class is, in one look. */
export function ClassTitle({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const kind = useMessages(kindMessages)
  const now = useNow()
  const badge = courseBadge(factsOf(course), now)
  const lecture = lectureBadge(course.curriculumStatusList)
  const isContents = course.productKind === 'CONTENTS'
  const isTagged =
    isContents ||
    lecture !== null ||
    badge !== null ||
    course.courseTypeCd !== courseTypes.class ||
    course.isMemberOnly
  return (
    <>
      {isTagged && (
        <div className={css.kinds}>
          {isContents && <Kind tone="brand">{t('contentsKind')}</Kind>}
          {course.courseTypeCd !== courseTypes.class && (
            <Kind tone="brand">{kind(`type${course.courseTypeCd}`)}</Kind>
          )}
          {lecture && <Kind tone={lecture === 'VOD' ? 'vod' : 'live'}>{lecture}</Kind>}
          {badge && <Kind tone={tones[badge]}>{t(badge)}</Kind>}
          {course.isMemberOnly && <Kind>{t('memberOnly')}</Kind>}
        </div>
      )}
      <div className={css.heading}>
        <h1 className={css.title}>{course.title}</h1>
        <LikeButton course={course} withCount />
        <ShareButton
          of={{
            title: course.title,
            description: course.introduction || course.subTitle,
            image: course.imageVariants.at(-1)?.url ?? course.imageUrl,
            path: classPath(course),
          }}
        />
      </div>
      {course.subTitle && <p className={css.lead}>{course.subTitle}</p>}
      <Summary course={course} />
      <ClassFacts course={course} />
    </>
  )
}

function Summary({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const extra = useMessages(classExtraMessages)
  const { setting } = course
  const rate = course.reviewRate.toFixed(1)
  return (
    <p className={css.summary}>
      {showsReviews(course) && course.reviewCount > 0 && (
        <span className={css.stars}>
          <IconStarFilled size={16} aria-hidden />
          <b aria-hidden>{rate}</b>
          <span className="visually-hidden">{t('rate', { rate })}</span>
          {t('reviews', { count: course.reviewCount })}
        </span>
      )}
      {setting.courseTutorShowYn === 'Y' &&
        course.teachers.map(({ userSeq, name }) => <span key={userSeq}>{t('instructor', { name })}</span>)}
      {setting.courseAttendCountShowYn === 'Y' && course.attendCount > 0 && (
        <span>{t('attending', { count: course.attendCount })}</span>
      )}
      {setting.courseAttendSumShowYn === 'Y' && course.attendSum !== null && course.attendSum > 0 && (
        <span>{extra('attendSum', { count: course.attendSum })}</span>
      )}
    </p>
  )
}

function ClassFacts({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const { language } = useSite()
  const { startAt, vodDays, curriculumCount, totalSeconds, difficultyCd, setting } = course
  const kind = useMessages(kindMessages)
  const schedule = useScheduleMessages(course)
  const span = accessSpan(vodDays)
  const composition =
    totalSeconds > 0
      ? t('lessonsWith', { count: curriculumCount, span: formatSpan(totalSeconds, language) })
      : t('lessons', { count: curriculumCount })
  return (
    <Facts
      facts={[
        { k: t('start'), v: startAt ? formatDay(startAt, language) : t('always') },
        ...(schedule.length > 0 ? [{ k: kind('schedule'), v: <Together parts={schedule} /> }] : []),
        ...(setting.courseValidityShowYn === 'Y'
          ? [{ k: t('period'), v: t(span.unit, { count: span.count }) }]
          : []),
        ...(showsLessons(course) ? [{ k: t('composition'), v: composition }] : []),
        { k: t('difficulty'), v: t(levels[difficultyCd]) },
      ]}
    />
  )
}

/** What belongs together stays on one line. */
const Together = ({ parts }: { parts: readonly string[] }) => (
  <span className={css.together}>
    {parts.map((part) => (
      <span key={part}>{part}</span>
    ))}
  </span>
)
