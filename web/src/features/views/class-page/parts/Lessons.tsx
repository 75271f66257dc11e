import { IconLock } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import type { CurriculumRow } from 'contract/teaching/curriculum/schemas'
import { readSeoul } from 'contract/values/korea-time'
import type { CourseSeq } from 'contract/values/ids'
import { curriculumTypes, fareTypes, vodLockStatuses } from 'contract/values/type-codes'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatLength, formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Accordion, AccordionItem } from '../../../../ui/Accordion.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { usePreviewedAs } from '../previewed-as.ts'
import { useMayEnter } from './use-may-enter.ts'
import css from '../ClassPage.module.css'

const kinds = {
  [curriculumTypes.live]: 'lesson00',
  [curriculumTypes.video]: 'lesson02',
  [curriculumTypes.mission]: 'lesson03',
  [curriculumTypes.offline]: 'lesson04',
  [curriculumTypes.text]: 'lesson05',
  [curriculumTypes.material]: 'lesson06',
  [curriculumTypes.chatMission]: 'lesson03',
  [curriculumTypes.lessonMission]: 'lesson03',
  [curriculumTypes.postMission]: 'lesson03',
} as const

const tones = {
  [curriculumTypes.live]: 'live',
  [curriculumTypes.video]: 'vod',
  [curriculumTypes.mission]: 'plain',
  [curriculumTypes.offline]: 'plain',
  [curriculumTypes.text]: 'plain',
  [curriculumTypes.material]: 'plain',
  [curriculumTypes.chatMission]: 'plain',
  [curriculumTypes.lessonMission]: 'plain',
  [curriculumTypes.postMission]: 'plain',
} as const

/** Few readers subscribe, so the dialog is not part of the page. */
const SubscribeButton = lazy(() =>
  import('../../../learning/calendars/SubscribeButton.tsx').then((m) => ({ default: m.SubscribeButton })),
)

/** Few classes are open to everybody. */
const OpenLive = lazy(() =>
  import('../../../learning/live/OpenLive.tsx').then((m) => ({ default: m.OpenLive })),
)

interface Chapter {
  key: number
  title: string | null
  lessons: CurriculumRow[]
}

/** Lessons grouped under the section before them; an empty section is not shown. */
function chaptersOf(rows: CurriculumRow[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const row of rows) {
    if (row.curriculumTypeCd === curriculumTypes.section)
      chapters.push({ key: row.curriculumSeq, title: row.title, lessons: [] })
    else if (chapters.length === 0) chapters.push({ key: 0, title: null, lessons: [row] })
    else chapters.at(-1)?.lessons.push(row)
  }
  return chapters.filter(({ lessons }) => lessons.length > 0)
}

const hasDate = ({ liveStartAt, offlineStartAt }: CurriculumRow) =>
  liveStartAt !== null || offlineStartAt !== null

export function Lessons({ course, lessons }: { course: CourseDetail; lessons: CurriculumRow[] }) {
  const t = useMessages(courseMessages)
  const chapters = chaptersOf(lessons)
  const { isChannelUser } = useSession()
  const previewedAs = usePreviewedAs()
  const mayEnter = useMayEnter(course)
  const shared = {
    courseSeq: course.courseSeq,
    mayEnter,
    mayLook: mayEnter || (isChannelUser && previewedAs === null) || !course.isMemberOnly,
  }
  return (
    <section id="curriculum" className={css.section}>
      <h2>
        {t('curriculum')}{' '}
        {course.curriculumCount > 0 && <small>{t('totalLessons', { count: course.curriculumCount })}</small>}
      </h2>
      {isChannelUser && lessons.some(hasDate) && (
        <Suspense>
          <p className={css.subscribe}>
            <SubscribeButton scope="CLASS" courseSeq={course.courseSeq} title={course.title} size="sm" />
          </p>
        </Suspense>
      )}
      {isChannelUser && !mayEnter && previewedAs === null && course.fareCd === fareTypes.open && (
        <Suspense>
          <OpenLive courseSeq={course.courseSeq} lessons={lessons} />
        </Suspense>
      )}
      {chapters.length === 0 && <p>{t('noCurriculum')}</p>}
      {chapters.length === 1 && chapters[0]?.title === null && (
        <Rows {...shared} lessons={chapters[0].lessons} />
      )}
      {chapters.some(({ title }) => title !== null) && (
        <Accordion>
          {chapters.map(({ key, title, lessons: own }, at) => (
            <AccordionItem
              key={key}
              title={title ?? t('curriculum')}
              aside={t('lessons', { count: own.length })}
              open={at === 0}
            >
              <Rows {...shared} lessons={own} />
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </section>
  )
}

interface Shared {
  courseSeq: CourseSeq
  mayEnter: boolean
  /** Free lessons of a class for members are for members. */
  mayLook: boolean
}
const Rows = ({ lessons, ...shared }: Shared & { lessons: CurriculumRow[] }) => (
  <div>
    {lessons.map((lesson) => (
      <Row key={lesson.curriculumSeq} {...shared} lesson={lesson} />
    ))}
  </div>
)

function Row({ courseSeq, mayEnter, mayLook, lesson }: Shared & { lesson: CurriculumRow }) {
  const t = useMessages(courseMessages)
  const { language } = useSite()
  const { curriculumTypeCd: kind, duration, vodLockStatusCd } = lesson
  const startsAt = lesson.liveStartAt ? readSeoul(lesson.liveStartAt) : lesson.offlineStartAt
  if (kind === curriculumTypes.section) return null
  const isOpen = mayLook && lesson.isPublic && lesson.lockStatusYn === 'N'
  const isLocked = !isOpen && (!mayEnter || lesson.lockStatusYn === 'Y')
  const isReady = kind !== curriculumTypes.video || vodLockStatusCd === vodLockStatuses.ready
  const side = startsAt ? formatMoment(startsAt, language) : duration > 0 ? formatLength(duration) : ''
  return (
    <div className={css.row}>
      <Kind tone={tones[kind]}>{t(kinds[kind])}</Kind>
      <span>{lesson.title}</span>
      {!isReady && <small>{t('preparing')}</small>}
      {isReady && isOpen && (
        <Button
          size="sm"
          variant="outline"
          href={`/classes/${courseSeq}/classroom/${lesson.curriculumSeq}`}
          label={`${t('preview')}: ${lesson.title}`}
        >
          {t('preview')}
        </Button>
      )}
      {isReady && isLocked && <IconLock size={16} role="img" aria-label={t('locked')} />}
      {side && <small className="num">{side}</small>}
    </div>
  )
}
