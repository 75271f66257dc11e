import { lazy, Suspense, useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { LoginPrompt } from '../../../platform/LoginPrompt.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { QuestionItem } from './parts/QuestionItem.tsx'
import type { LessonHere } from './lesson-here.ts'
import css from './parts/questions.module.css'
import { useQuestions } from './questions.api.ts'
import { questionMessages } from './questions.messages.ts'

const AskDialog = lazy(() => import('./parts/AskDialog.tsx').then((m) => ({ default: m.AskDialog })))

interface QuestionSectionProps {
  courseSeq: CourseSeq
  /** Whether the class accepts new questions. */
  isTaking: boolean
  /** Set if the learner is in one of the lessons. */
  lesson?: LessonHere | undefined
  /** Limits the list to questions about that lesson. */
  isOfLesson?: boolean
}

/** The questions about a class with their answers, and a form for a new question. */
export function QuestionSection({ courseSeq, isTaking, lesson, isOfLesson = false }: QuestionSectionProps) {
  const t = useMessages(questionMessages)
  const can = useCanHere()
  const { questions, questionCount, isStaff, isLoading, error, retry, ...pages } = useQuestions(
    courseSeq,
    isOfLesson ? lesson?.curriculumSeq : null,
  )
  return (
    <>
      <div className={css.bar}>
        {questionCount > 0 && <span className="num">{t('count', { count: questionCount })}</span>}
        {isTaking && <Ask courseSeq={courseSeq} lesson={lesson} />}
      </div>
      {isLoading && <SkeletonText lines={4} />}
      {error && <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />}
      {!isLoading && !error && questionCount === 0 && (
        <Empty compact title={t('none')} {...(isTaking && { text: t('noneText') })} />
      )}
      {questions.map((question) => (
        <QuestionItem
          key={question.questionSeq}
          courseSeq={courseSeq}
          question={question}
          mayAnswer={isStaff && can('CLASS_QUESTIONS_UPDATE')}
          here={lesson}
        />
      ))}
      {pages.hasMore && (
        <div className={css.more}>
          <Button variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Ask({ courseSeq, lesson }: Pick<QuestionSectionProps, 'courseSeq' | 'lesson'>) {
  const t = useMessages(questionMessages)
  const { state } = useSession()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('ask')}
      </Button>
      {state === 'visitor' ? (
        <LoginPrompt open={isOpen} next={`/classes/${courseSeq}#questions`} onClose={close} />
      ) : (
        isOpen && (
          <Suspense fallback={null}>
            <AskDialog courseSeq={courseSeq} lesson={lesson} onClose={close} />
          </Suspense>
        )
      )}
    </>
  )
}
