import { lazy, Suspense, useState } from 'react'
import { useReached } from '../../../../platform/use-reached.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import type { LessonRef } from '../../../learning/lessons/lessons.api.ts'
import { lessonQuestionMessages } from '../lesson-questions.messages.ts'
import type { Head } from '../../../learning/playback/embed-position.ts'
import css from './LessonQuestions.module.css'

const QuestionSection = lazy(() =>
  import('../../../community/questions/QuestionSection.tsx').then((m) => ({ default: m.QuestionSection })),
)

interface LessonQuestionsProps {
  lessonRef: LessonRef
  isTaking: boolean
  head: Head | null
  onJump: (second: number) => void
}

/** The questions about this lesson or the whole class, under the lesson; fetched when the section is nearly visible. */
export function LessonQuestions({ lessonRef, isTaking, head, onJump }: LessonQuestionsProps) {
  const t = useMessages(lessonQuestionMessages)
  const [isNear, setNear] = useState(false)
  const [shown, setShown] = useState<'lesson' | 'class'>('lesson')
  const ref = useReached(() => setNear(true))
  const lesson = {
    curriculumSeq: lessonRef.curriculumSeq,
    second: () => (head ? Math.floor(head.currentTime) : null),
    onJump,
  }
  return (
    <section ref={ref} className={css.questions} aria-label={t('questions')}>
      <div className={css.head}>
        <h2>{t('questions')}</h2>
        <SegmentedControl
          label={t('which')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'lesson', label: t('ofLesson') },
            { value: 'class', label: t('ofClass') },
          ]}
        />
      </div>
      {isNear ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <QuestionSection
            key={shown}
            courseSeq={lessonRef.courseSeq}
            isTaking={isTaking}
            lesson={lesson}
            isOfLesson={shown === 'lesson'}
          />
        </Suspense>
      ) : (
        <SkeletonText lines={4} />
      )}
    </section>
  )
}
