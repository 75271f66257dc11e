import { IconLock } from '@tabler/icons-react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Classroom } from './lessons.api.ts'
import { classroomMessages } from './lessons.messages.ts'
import { unfinishedBefore, type LockReason } from './learning-session.ts'
import { StageNote } from './StageNote.tsx'

const words = {
  MANUAL: { title: 'lockedMANUAL', text: 'lockedMANUALText' },
  ORDER: { title: 'lockedORDER', text: 'lockedORDERText' },
  ENROL: { title: 'lockedENROL', text: 'lockedENROLText' },
} as const

interface LockedProps {
  courseSeq: CourseSeq
  classroom: Classroom
  lesson: Lesson
  reason: LockReason
}

/** Explains why a lesson is locked and what unlocks it. */
export function LockedStage({ courseSeq, classroom, lesson, reason }: LockedProps) {
  const t = useMessages(classroomMessages)
  const now = useNow()
  const before =
    reason === 'ORDER' ? unfinishedBefore(classroom.lessons, lesson.curriculumSeq, now) : undefined
  const isNothingFree = reason === 'ENROL' && !classroom.lessons.some(({ isPublic }) => isPublic)
  return (
    <StageNote
      icon={<IconLock size={30} stroke={1.6} aria-hidden />}
      title={t(words[reason].title)}
      text={isNothingFree ? undefined : t(words[reason].text, { title: before?.title ?? '' })}
    >
      {before && (
        <Button href={`/classes/${courseSeq}/classroom/${before.curriculumSeq}`}>{t('goBefore')}</Button>
      )}
      {reason === 'ENROL' && <Button href={`/classes/${courseSeq}`}>{t('seeClass')}</Button>}
    </StageNote>
  )
}
