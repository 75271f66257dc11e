import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { useComplete, type LessonRef } from './lessons.api.ts'
import { classroomMessages } from './lessons.messages.ts'
import { watchMessages } from './watch.messages.ts'
import { StageNote } from './StageNote.tsx'
import css from './Lessons.module.css'

interface LinkNoteProps {
  lessonRef: LessonRef
  lesson: Lesson
  linkUrl: string
  isKept: boolean
}
/** A video that opens on another site, where its progress cannot be measured. */
export function LinkNote({ lessonRef, lesson, linkUrl, isKept }: LinkNoteProps) {
  const t = useMessages(classroomMessages)
  const rules = useMessages(watchMessages)
  return (
    <StageNote title={rules('linkElsewhere')} text={rules('linkElsewhereText')}>
      <a className={css.outLink} href={linkUrl} target="_blank" rel="noreferrer">
        <IconExternalLink size={18} aria-hidden />
        {rules('openLink')}
        <span className="visually-hidden">({t('newTab')})</span>
      </a>
      {isKept && <SaidDone lessonRef={lessonRef} lesson={lesson} />}
    </StageNote>
  )
}

function SaidDone({ lessonRef, lesson }: Pick<LinkNoteProps, 'lessonRef' | 'lesson'>) {
  const t = useMessages(classroomMessages)
  const rules = useMessages(watchMessages)
  const { run, isRunning, error } = useComplete(lessonRef)
  if (lesson.progressState === 'DONE') return <p>{t('done')}</p>
  return (
    <>
      <Button
        variant="bar"
        loading={isRunning}
        icon={<IconCheck size={18} aria-hidden />}
        onPress={() => void run({}).catch(() => null)}
      >
        {rules('watchedAll')}
      </Button>
      {error && <p role="alert">{messageOf(error, t('completeFailed'))}</p>}
    </>
  )
}
