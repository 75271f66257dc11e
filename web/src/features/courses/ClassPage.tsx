import { IconStarFilled } from '@tabler/icons-react'
import { courseBadge, lectureBadge } from 'contract/course.rules'
import type { CourseDetail } from 'contract/courses'
import type { CurriculumRow } from 'contract/curriculum'
import { formatDay, formatSpan } from '../../platform/time.ts'
import { useNow } from '../../platform/use-now.ts'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Facts } from '../../ui/KV.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Kind } from '../../ui/Tag.tsx'
import { ReviewSection } from '../reviews/ReviewSection.tsx'
import { courseWords } from './courses.words.ts'
import { factsOf } from './facts.ts'
import { ClassHead } from './parts/ClassHead.tsx'
import { Cover } from './parts/Cover.tsx'
import { Instructors } from './parts/Instructors.tsx'
import { Lessons } from './parts/Lessons.tsx'
import { PurchaseBar, PurchaseCard } from './parts/Purchase.tsx'
import { Writing } from './parts/Writing.tsx'
import css from './ClassPage.module.css'

const tones = { CLOSED: 'plain', CLOSING_SOON: 'soon', DISCOUNT: 'live', NEW: 'ok' } as const

interface ClassPageProps {
  course: CourseDetail
  lessons: CurriculumRow[]
  /** Shown to staff before it is published. */
  isPreview?: boolean
}

/** Everything about one class: what it is, who teaches, what others say, and the way in. */
export function ClassPage({ course, lessons, isPreview = false }: ClassPageProps) {
  const t = useWords(courseWords)
  const now = useNow()
  const badge = courseBadge(factsOf(course), now)
  const lecture = lectureBadge(course.curriculumStatusList)
  return (
    <main id="main" className="wrap">
      {!isPreview && <ClassHead course={course} />}
      {isPreview && <div className={css.preview}><Notice tone="info">{t('previewing')}</Notice></div>}
      <div className={css.detail}>
        <div className={css.main}>
          <nav className={css.crumb} aria-label={t('breadcrumb')}>
            <Anchor href="/classes">{t('listTitle')}</Anchor>
            {course.categoryName && <><span aria-hidden>›</span><span>{course.categoryName}</span></>}
          </nav>
          <Cover course={course} />
          <div className={css.kinds}>
            {lecture && <Kind tone={lecture === 'VOD' ? 'vod' : 'live'}>{lecture}</Kind>}
            {badge && <Kind tone={tones[badge]}>{t(badge)}</Kind>}
          </div>
          <h1 className={css.title}>{course.title}</h1>
          {course.subTitle && <p className={css.lead}>{course.subTitle}</p>}
          <Summary course={course} />
          <ClassFacts course={course} />
          <Tabs
            id="toc"
            sticky
            label={t('toc')}
            current="intro"
            tabs={[
              { key: 'intro', label: t('intro'), href: '#intro' },
              { key: 'curriculum', label: t('curriculum'), href: '#curriculum' },
              { key: 'instructor', label: t('instructors'), href: '#instructor' },
              { key: 'reviews', label: t('reviewTab'), count: course.reviewCount, href: '#reviews' },
            ]}
          />
          <Writing id="intro" title={t('intro')} lead={course.introduction} html={course.desc1} />
          <Writing title={t('audience')} html={course.desc2} />
          <Writing title={t('contents')} html={course.desc3} />
          <Lessons course={course} lessons={lessons} />
          <Instructors course={course} />
          <Writing title={t('notes')} html={course.desc5} />
          <Writing title={t('refund')} html={course.desc6 || `<p>${t('refundDefault')}</p>`} />
          <ReviewSection courseSeq={course.courseSeq} rate={course.reviewRate} />
        </div>
        <PurchaseCard course={course} isPreview={isPreview} />
      </div>
      {!isPreview && <PurchaseBar course={course} />}
    </main>
  )
}

function Summary({ course }: { course: CourseDetail }) {
  const t = useWords(courseWords)
  return (
    <p className={css.summary}>
      {course.reviewCount > 0 && (
        <span className={css.stars}>
          <IconStarFilled size={16} aria-hidden />
          <b aria-hidden>{course.reviewRate.toFixed(1)}</b>
          <span className="visually-hidden">{t('rate', { rate: course.reviewRate.toFixed(1) })}</span>
          {t('reviews', { count: course.reviewCount })}
        </span>
      )}
      {course.teachers.map(({ userSeq, name }) => <span key={userSeq}>{t('instructor', { name })}</span>)}
    </p>
  )
}

function ClassFacts({ course }: { course: CourseDetail }) {
  const t = useWords(courseWords)
  const { language } = useSite()
  const { startAt, vodDays, curriculumCount, totalSeconds, difficultyCd } = course
  const span = formatSpan(totalSeconds, language)
  return (
    <Facts
      facts={[
        { k: t('start'), v: startAt ? formatDay(startAt, language) : t('always') },
        { k: t('period'), v: vodDays === -1 ? t('unlimited') : t('days', { count: vodDays }) },
        { k: t('composition'), v: totalSeconds > 0 ? t('lessonsWith', { count: curriculumCount, span }) : t('lessons', { count: curriculumCount }) },
        { k: t('difficulty'), v: t(`d${difficultyCd}`) },
      ]}
    />
  )
}
