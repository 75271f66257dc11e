import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../platform/words/use-quoted.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { autoMessages } from './auto.messages.ts'
import type { LessonRef } from './assignments.api.ts'
import css from './assignments.module.css'

interface LessonMissionProps {
  lessonRef: LessonRef
  lesson: Lesson
  /** The alternative if the other item no longer exists: the learner reports completion. */
  byWord: ReactNode
}

/** A mission that a learner completes through another item. */
export function LessonMission({ lessonRef, lesson, byWord }: LessonMissionProps) {
  const t = useMessages(autoMessages)
  const quoted = useQuoted()
  const { missionResourceId: target, missionResourceName: title, progressState } = lesson
  const isDone = progressState === 'DONE'
  if (title === null && !isDone)
    return (
      <section className={css.mission}>
        <Notice>{t('gone')}</Notice>
        {byWord}
      </section>
    )
  return (
    <section className={css.mission}>
      <div className={css.stack}>
        <Notice tone={isDone ? 'ok' : 'info'}>
          {isDone ? t('done') : t('finish', { title: quoted(title ?? '') })}
        </Notice>
        {target !== null && title !== null && !isDone && (
          <Button href={`/classes/${lessonRef.courseSeq}/classroom/${target}`}>
            {t('goTo', { title })} <IconArrowRight size={18} aria-hidden />
          </Button>
        )}
      </div>
    </section>
  )
}
