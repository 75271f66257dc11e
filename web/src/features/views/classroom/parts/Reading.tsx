import { lazy, Suspense } from 'react'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import type { getLesson } from 'contract/learning/lessons/api'
import type { Lesson } from 'contract/learning/lessons/schemas'
import type { Output } from 'contract/http/endpoint'
import { missionKinds } from 'contract/teaching/curriculum/assignments.rules'
import { curriculumTypes } from 'contract/values/type-codes'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment, formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { RichText } from '../../../../platform/RichText.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useComplete, useLesson, type LessonRef } from '../../../learning/lessons/lessons.api.ts'
import { stepped } from '../headings.ts'
import { classroomMessages } from '../../../learning/lessons/lessons.messages.ts'
import { Files } from '../../../learning/lessons/Files.tsx'
import { mapsOf } from './maps.ts'
import { materialMessages } from '../../../learning/lessons/materials.messages.ts'
import css from '../../../learning/lessons/Lessons.module.css'

const LessonMission = lazy(() =>
  import('../../../learning/assignments/LessonAssignment.tsx').then((m) => ({ default: m.LessonMission })),
)
const PostMission = lazy(() =>
  import('../../../community/posts/PostAssignment.tsx').then((m) => ({ default: m.PostMission })),
)
const ChatMission = lazy(() =>
  import('../../../community/chats/ChatAssignment.tsx').then((m) => ({ default: m.ChatMission })),
)
const Mission = lazy(() =>
  import('../../../learning/assignments/Assignment.tsx').then((m) => ({ default: m.Mission })),
)

type LessonView = Output<typeof getLesson>
interface ReadingProps {
  lessonRef: LessonRef
  lesson: Lesson
  /** Whether the user's completion of the lesson is stored. */
  isKept: boolean
}

/** A text, a meeting, files or a mission, completed when the learner reports so; for a live lesson its description. */
export function Reading({ lessonRef, lesson, isKept }: ReadingProps) {
  const t = useMessages(classroomMessages)
  const { data, error, refetch } = useLesson(lessonRef)
  if (error)
    return (
      <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
    )
  if (!data)
    return (
      <div className={css.reading}>
        <SkeletonText lines={8} />
      </div>
    )
  const isMeeting = lesson.curriculumTypeCd === curriculumTypes.offline
  const isLive = lesson.curriculumTypeCd === curriculumTypes.live
  const isMission = missionKinds.includes(lesson.curriculumTypeCd)
  const isMaterial = lesson.curriculumTypeCd === curriculumTypes.material
  if (isLive && !data.content) return null
  return (
    <article className={css.reading}>
      {isMeeting && <Meeting lesson={data} />}
      {/* The server sanitises the HTML when staff save the lesson. */}
      {data.content ? (
        <RichText html={stepped(data.content)} className={css.text} />
      ) : (
        !isMeeting && !isMaterial && !isMission && <p className={css.dimmed}>{t('nothingWritten')}</p>
      )}
      {isMaterial && <Handout lessonRef={lessonRef} lesson={data} />}
      {isMission && (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <AnyMission lessonRef={lessonRef} lesson={lesson} isKept={isKept} />
        </Suspense>
      )}
      {isKept && isMeeting && <Presence lesson={lesson} />}
      {isKept && !isLive && !isMission && !isMeeting && <Completion lessonRef={lessonRef} lesson={lesson} />}
    </article>
  )
}

function AnyMission({ lessonRef, lesson, isKept }: ReadingProps) {
  const byWord = isKept && <Completion lessonRef={lessonRef} lesson={lesson} />
  if (lesson.missionType === null) return <Mission lessonRef={lessonRef} isKept={isKept} byWord={byWord} />
  if (lesson.missionType === 'NEW_POST')
    return <PostMission missionRef={lessonRef} isKept={isKept} isDone={lesson.progressState === 'DONE'} />
  if (lesson.missionType === 'ENTER_CHAT_ROOM')
    return <ChatMission lessonRef={lessonRef} lesson={lesson} byWord={byWord} />
  return <LessonMission lessonRef={lessonRef} lesson={lesson} byWord={byWord} />
}

function Handout({ lessonRef, lesson }: { lessonRef: LessonRef; lesson: LessonView }) {
  const t = useMessages(materialMessages)
  return lesson.files.length > 0 ? (
    <Files lessonRef={lessonRef} files={lesson.files} pdfSecurityYn={lesson.pdfSecurityYn} />
  ) : (
    <p className={css.dimmed}>{t('noFiles')}</p>
  )
}

function Meeting({ lesson }: { lesson: LessonView }) {
  const t = useMessages(classroomMessages)
  const { language } = useSite()
  const { offlineStartAt: from, offlineEndAt: to, addrRoad1, addrRoad2, zipcode } = lesson
  const when =
    from && formatMoment(from, language, { withYear: true }) + (to ? ` – ${until(from, to, language)}` : '')
  const venue = [zipcode && `(${zipcode})`, addrRoad1, addrRoad2].filter(Boolean).join(' ')
  return (
    <div className={css.meeting}>
      <KVList>
        <KV k={t('when')} v={when ?? t('undecided')} />
        <KV k={t('where')} v={venue || t('undecided')} />
      </KVList>
      {addrRoad1 && (
        <p className={css.maps}>
          {mapsOf(lesson, language).map(({ map, href }) => (
            <a key={map} className={css.map} href={href} target="_blank" rel="noreferrer">
              {t(map)} <IconExternalLink size={16} aria-hidden />
              <span className="visually-hidden">({t('newTab')})</span>
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
/** Only the time if the meeting ends on the day it starts. */
function until(from: string, to: string, language: Parameters<typeof formatMoment>[1]) {
  const end = formatMoment(to, language)
  const isSameDay = formatMoment(from, language).slice(0, -5) === end.slice(0, -5)
  return isSameDay ? formatTime(to) : end
}

/** States that the person who leads a meeting records the attendance. */
function Presence({ lesson }: { lesson: Lesson }) {
  const t = useMessages(classroomMessages)
  const isDone = lesson.progressState === 'DONE'
  return (
    <div className={css.completion}>
      <p className={isDone ? css.doneMark : css.dimmed}>
        {isDone && <IconCheck size={18} stroke={2.6} aria-hidden />}{' '}
        {t(isDone ? 'wasAttended' : 'willBeNoted')}
      </p>
    </div>
  )
}

const completions = {
  [curriculumTypes.mission]: { say: 'missionDone', done: 'wasMissionDone' },
  [curriculumTypes.text]: { say: 'read', done: 'wasRead' },
  [curriculumTypes.material]: { say: 'seen', done: 'wasSeen' },
  [curriculumTypes.chatMission]: { say: 'missionDone', done: 'wasMissionDone' },
  [curriculumTypes.lessonMission]: { say: 'missionDone', done: 'wasMissionDone' },
} as const
const isNamed = (kind: string): kind is keyof typeof completions => Object.hasOwn(completions, kind)
const completionOf = (kind: Lesson['curriculumTypeCd']) =>
  completions[isNamed(kind) ? kind : curriculumTypes.text]

function Completion({ lessonRef, lesson }: Omit<ReadingProps, 'isKept'>) {
  const t = useMessages(classroomMessages)
  const { run, isRunning, error } = useComplete(lessonRef)
  const { done, say } = completionOf(lesson.curriculumTypeCd)
  const isDone = lesson.progressState === 'DONE'
  return (
    <div className={css.completion}>
      <div role="status">
        {isDone && (
          <p className={css.doneMark}>
            <IconCheck size={18} stroke={2.6} aria-hidden /> {t(done)}
          </p>
        )}
      </div>
      {!isDone && (
        <Button
          size="lg"
          loading={isRunning}
          icon={<IconCheck size={18} aria-hidden />}
          onPress={() => void run({}).catch(() => null)}
        >
          {t(say)}
        </Button>
      )}
      {error && <Notice tone="error">{messageOf(error, t('completeFailed'))}</Notice>}
    </div>
  )
}
