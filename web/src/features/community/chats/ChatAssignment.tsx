import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { chatRoomMessages } from './rooms.messages.ts'
import css from './chats.module.css'

interface ChatMissionProps {
  lessonRef: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }
  lesson: Lesson
  /** The alternative if the chat room no longer exists: the learner reports completion. */
  byWord: ReactNode
}

/** A mission that a learner completes by entering a chat room. */
export function ChatMission({ lessonRef, lesson, byWord }: ChatMissionProps) {
  const t = useMessages(chatRoomMessages)
  const { missionResourceId: chatRoomSeq, missionResourceName: name, progressState } = lesson
  const isDone = progressState === 'DONE'
  const { courseSeq, curriculumSeq } = lessonRef
  if (name === null)
    return (
      <section className={css.stack}>
        {!isDone && <Notice>{t('gone')}</Notice>}
        {byWord}
      </section>
    )
  return (
    <section className={css.stack}>
      <Notice tone={isDone ? 'ok' : 'info'}>{t(isDone ? 'done' : 'ask')}</Notice>
      <div className={css.card}>
        <div>
          <small>{t('rooms')}</small>
          <p>
            <b>{name}</b>
          </p>
        </div>
        <Button href={`/classes/${courseSeq}/chat/${chatRoomSeq}?from=${curriculumSeq}`}>
          {t(isDone ? 'enterAgain' : 'enter')} <IconArrowRight size={18} aria-hidden />
        </Button>
      </div>
    </section>
  )
}
