import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { CourseSeq } from 'contract/values/ids'
import { seqIn, useGo, useSeq } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { makeStale } from '../../../platform/endpoint.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { useViewer } from '../class-page/class-page.api.ts'
import { ExternalLink } from '../../teaching/courses/ExternalLink.tsx'
import { kindMessages } from '../../teaching/courses/course-kind.messages.ts'
import {
  useClassroom,
  withWatched,
  type Classroom,
  type Watched,
} from '../../learning/lessons/lessons.api.ts'
import { classroomMessages } from '../../learning/lessons/lessons.messages.ts'
import { Celebration } from './parts/Celebration.tsx'
import { ClassroomFrame, ClassroomWaiting } from './parts/ClassroomFrame.tsx'
import { LessonView } from './parts/LessonView.tsx'
import { firstLesson } from '../../learning/lessons/learning-session.ts'

/** The classroom: one lesson on the stage, all lessons beside it. */
export function ClassroomScreen() {
  const t = useMessages(classroomMessages)
  const courseSeq = useSeq('courseSeq')
  const { classroom, error, retry } = useClassroom(courseSeq)
  if (classroom) return <OpenRoom key={courseSeq} courseSeq={courseSeq} classroom={classroom} />
  if (!error) return <ClassroomWaiting courseSeq={courseSeq} />
  return (
    <ClassroomFrame courseSeq={courseSeq} title="">
      <Head title={t('curriculum')} isPrivate />
      {isRefusal(error, 'MEMBERS_ONLY', 'NOT_ATTENDING') ? (
        <Empty
          isPage
          {...(isRefusal(error, 'MEMBERS_ONLY')
            ? { title: error.message }
            : { title: t('notAttending'), text: t('notAttendingText') })}
          action={<Button href={`/classes/${courseSeq}`}>{t('seeClass')}</Button>}
        />
      ) : (
        <ErrorNote
          isPage
          title={messageOf(error, t('failed'))}
          retry={{ label: t('retry'), onPress: retry }}
        />
      )}
    </ClassroomFrame>
  )
}

function OpenRoom({ courseSeq, classroom: read }: { courseSeq: CourseSeq; classroom: Classroom }) {
  const t = useMessages(classroomMessages)
  const site = useSite()
  const [watched, setWatched] = useState<Watched | null>(null)
  const classroom = withWatched(read, watched)
  const lesson = useLessonHere(courseSeq, classroom)

  /** Merges a progress report into the list; the server decides which lessons a completed one opens. */
  function recordWatched(next: Watched) {
    setWatched(next)
    const before = classroom.lessons.find(({ curriculumSeq }) => curriculumSeq === next.curriculumSeq)
    if (next.progressState === 'DONE' && before?.progressState !== 'DONE') {
      void makeStale(site, ['lessons', 'enrolments'])
    }
  }
  return (
    <ClassroomFrame
      courseSeq={courseSeq}
      title={classroom.title}
      classroom={classroom}
      current={lesson?.curriculumSeq}
    >
      <Head title={lesson ? `${lesson.title} · ${classroom.title}` : classroom.title} isPrivate />
      {lesson && (
        <LessonView courseSeq={courseSeq} classroom={classroom} lesson={lesson} onWatched={recordWatched} />
      )}
      {!lesson && classroom.lessons.length === 0 && <NoLessons courseSeq={courseSeq} />}
      {!lesson && classroom.lessons.length > 0 && (
        <Empty
          isPage
          title={t('missing')}
          text={t('missingText')}
          action={<Button href={`/classes/${courseSeq}`}>{t('back')}</Button>}
        />
      )}
      <Celebration courseSeq={courseSeq} classroom={classroom} />
    </ClassroomFrame>
  )
}

/** Explains that the curriculum is empty, or that the class takes place on another site. */
function NoLessons({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(classroomMessages)
  const kind = useMessages(kindMessages)
  const url = useViewer(courseSeq).data?.openTypeUrl
  if (url) {
    return (
      <Empty
        isPage
        title={kind('elsewhereTitle')}
        text={kind('elsewhereText')}
        action={<ExternalLink url={url} />}
      />
    )
  }
  return (
    <Empty
      isPage
      title={t('noLessons')}
      text={t('noLessonsText')}
      action={<Button href={`/classes/${courseSeq}`}>{t('back')}</Button>}
    />
  )
}

/**
 * The lesson in the address. An address without a number redirects to the lesson where the learner left off, that of a challenge
 * without lessons to its missions.
 */
function useLessonHere(courseSeq: CourseSeq, { lessons, isDaily }: Classroom) {
  const go = useGo()
  const named = seqIn('curriculumSeq', useParams()['curriculumSeq'])
  const now = useNow()
  const first = named ? undefined : firstLesson(lessons, now)
  const missions = isDaily ? `/classes/${courseSeq}/challenge` : undefined
  const target = first ? `/classes/${courseSeq}/classroom/${first.curriculumSeq}` : missions
  useEffect(() => {
    if (target) go(target, { replace: true })
  }, [target, go])
  return first ?? lessons.find(({ curriculumSeq }) => curriculumSeq === named)
}
