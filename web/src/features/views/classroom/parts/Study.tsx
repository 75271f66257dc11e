import { lazy, Suspense, useState } from 'react'
import { useReached } from '../../../../platform/use-reached.ts'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import type { LessonRef, Classroom } from '../../../learning/lessons/lessons.api.ts'
import type { Head } from '../../../learning/playback/embed-position.ts'
import { LessonQuestions } from './LessonQuestions.tsx'
import type { Playing } from '../../../learning/playback/use-play.ts'

const LessonNotes = lazy(() =>
  import('../../../learning/lesson-notes/LessonNotes.tsx').then((m) => ({ default: m.LessonNotes })),
)
const Transcript = lazy(() =>
  import('../../../learning/playback/Transcript.tsx').then((m) => ({ default: m.Transcript })),
)

interface StudyProps {
  lessonRef: LessonRef
  classroom: Classroom
  /** The playing video. */
  head: Head | null
  captions: Playing['captions']
  /** Called when the learner jumped to a position of the video. */
  onJump: () => void
}

/** The tools below a lesson: transcript, notes and questions. */
export function Study({ lessonRef, classroom, head, captions, onJump }: StudyProps) {
  const [isNear, setNear] = useState(false)
  const ref = useReached(() => setNear(true))
  const { courseSeq, curriculumSeq } = lessonRef
  const jump = (second: number) => {
    moveTo(head, second)
    onJump()
  }
  return (
    <>
      {captions.length > 0 && (
        <Suspense>
          <Transcript captions={captions} head={head} onJump={jump} />
        </Suspense>
      )}
      <div ref={ref}>
        {isNear ? (
          <Suspense fallback={<SkeletonText lines={4} />}>
            <LessonNotes
              courseSeq={courseSeq}
              curriculumSeq={curriculumSeq}
              second={head ? () => Math.floor(head.currentTime) : null}
              onJump={jump}
            />
          </Suspense>
        ) : (
          <SkeletonText lines={4} />
        )}
      </div>
      {classroom.questions !== 'HIDDEN' && (
        <LessonQuestions
          lessonRef={lessonRef}
          isTaking={classroom.questions === 'OPEN'}
          head={head}
          onJump={jump}
        />
      )}
    </>
  )
}

const moveTo = (found: Head | null, second: number) => {
  const head = found
  if (head) head.currentTime = second
}
