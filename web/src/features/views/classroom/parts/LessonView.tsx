import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import { useGo } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { useComing, type Classroom, type Watched } from '../../../learning/lessons/lessons.api.ts'
import { classroomMessages } from '../../../learning/lessons/lessons.messages.ts'
import { chaptersOf, lockReason, neighbours } from '../../../learning/lessons/learning-session.ts'
import { Earns } from '../../../learning/lessons/Rewards.tsx'
import type { Head } from '../../../learning/playback/embed-position.ts'
import { LockedStage } from '../../../learning/lessons/LockedStage.tsx'
import { Reading } from './Reading.tsx'
import { VideoStage } from './Stage.tsx'
import { StageWait } from '../../../learning/lessons/StageNote.tsx'
import { Study } from './Study.tsx'
import type { Playing } from '../../../learning/playback/use-play.ts'
import css from '../../../learning/lessons/Lessons.module.css'

const LiveStage = lazy(() =>
  import('../../../learning/live/LiveStage.tsx').then((m) => ({ default: m.LiveStage })),
)

const LessonRecordings = lazy(() =>
  import('../../../learning/live-rooms/recordings/LessonRecordings.tsx').then((m) => ({
    default: m.LessonRecordings,
  })),
)
const LiveRecord = lazy(() =>
  import('../../../learning/live-rooms/record/LiveRecord.tsx').then((m) => ({ default: m.LiveRecord })),
)

interface ViewProps {
  courseSeq: CourseSeq
  classroom: Classroom
  lesson: Lesson
  onWatched: (watched: Watched) => void
}

/** One lesson: the stage, and below it the title and a link to the next lesson. */
export function LessonView({ courseSeq, classroom, lesson, onWatched }: ViewProps) {
  const go = useGo()
  const [entered] = useState(lesson.curriculumSeq)
  const [head, setHead] = useState<Head | null>(null)
  const [captions, setCaptions] = useState<Playing['captions']>([])
  const stage = useRef<HTMLDivElement>(null)
  const lessonRef = { courseSeq, curriculumSeq: lesson.curriculumSeq }
  useComing(lessonRef, { lesson, classroom })
  const reason = lockReason(lesson, classroom)
  const isVideo = lesson.curriculumTypeCd === curriculumTypes.video
  const isLive = lesson.curriculumTypeCd === curriculumTypes.live
  const isReading = !reason && !isVideo && !isLive
  const { previous, next } = neighbours(classroom.lessons, lesson)
  const pathOf = (other: Lesson) => `/classes/${courseSeq}/classroom/${other.curriculumSeq}`
  return (
    <>
      {!isReading && (
        <div ref={stage} className={cx(css.stage, isLive && css.door)}>
          {reason && (
            <LockedStage courseSeq={courseSeq} classroom={classroom} lesson={lesson} reason={reason} />
          )}
          {!reason && isLive && (
            <Suspense fallback={<StageWait label={lesson.title} />}>
              <LiveStage key={lesson.curriculumSeq} courseSeq={courseSeq} itemSeq={lesson.curriculumSeq} />
            </Suspense>
          )}
          {!reason && isVideo && (
            <VideoStage
              key={lesson.curriculumSeq}
              lessonRef={lessonRef}
              lesson={lesson}
              isKept={classroom.isAttending}
              startsAtOnce={lesson.curriculumSeq !== entered}
              onWatched={onWatched}
              onHead={setHead}
              onCaptions={setCaptions}
              coming={next?.isOpen ? next.title : null}
              onPrevious={previous ? () => go(pathOf(previous)) : null}
              onNext={next ? () => go(pathOf(next)) : null}
            />
          )}
        </div>
      )}
      <div className={css.below}>
        <LessonTitle
          classroom={classroom}
          lesson={lesson}
          previous={previous && pathOf(previous)}
          next={next && pathOf(next)}
        />
        {(isReading || (isLive && !reason)) && (
          <Reading
            key={lesson.curriculumSeq}
            lessonRef={lessonRef}
            lesson={lesson}
            isKept={classroom.isAttending}
          />
        )}
        {isLive && !reason && (
          <Suspense fallback={null}>
            <LessonRecordings lessonRef={{ courseSeq, itemSeq: lesson.curriculumSeq }} />
            <LiveRecord lessonRef={{ courseSeq, itemSeq: lesson.curriculumSeq }} />
          </Suspense>
        )}
        {isVideo && !reason && lesson.recordedFromSeq && (
          <Suspense fallback={null}>
            <LiveRecord lessonRef={{ courseSeq, itemSeq: lesson.recordedFromSeq }} />
          </Suspense>
        )}
        {!reason && classroom.mayEnter && (
          <Study
            key={`study-${lesson.curriculumSeq}`}
            lessonRef={lessonRef}
            classroom={classroom}
            head={head}
            captions={captions}
            onJump={() => stage.current?.scrollIntoView({ block: 'nearest' })}
          />
        )}
      </div>
    </>
  )
}

interface TitleProps {
  classroom: Classroom
  lesson: Lesson
  previous: string | undefined
  next: string | undefined
}
function LessonTitle({ classroom, lesson, previous, next }: TitleProps) {
  const t = useMessages(classroomMessages)
  const chapter = chaptersOf(classroom.rows).find(({ lessons }) => lessons.includes(lesson))
  return (
    <div className={css.titleRow}>
      <div>
        {chapter?.title && <p>{chapter.title}</p>}
        <h1>{lesson.title}</h1>
        <Earns lesson={lesson} />
      </div>
      <nav className={css.steps} aria-label={t('steps')}>
        {previous && (
          <Button variant="outline" href={previous} icon={<IconChevronLeft size={18} aria-hidden />}>
            {t('previous')}
          </Button>
        )}
        {next && (
          <Button href={next}>
            {t('next')} <IconChevronRight size={18} aria-hidden />
          </Button>
        )}
      </nav>
    </div>
  )
}
