import { IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { LessonNote } from 'contract/learning/lesson-notes/schemas'
import { LONGEST_NOTE } from 'contract/learning/lesson-notes/lesson-notes.rules'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useNoteCommands } from '../lesson-notes.api.ts'
import { lessonNoteMessages } from '../lesson-notes.messages.ts'
import css from '../LessonNotes.module.css'

interface ItemProps {
  courseSeq: CourseSeq
  note: LessonNote
  /** Whether the note's lesson is open. */
  isHere: boolean
  /** Whether the note shows the name of its lesson. */
  hasLesson: boolean
  onJump: (second: number) => void
}

export function NoteItem({ courseSeq, note, isHere, hasLesson, onJump }: ItemProps) {
  const t = useMessages(lessonNoteMessages)
  const { add, change, remove } = useNoteCommands(courseSeq)
  const [edited, setEdited] = useState<string | null>(null)
  const { lessonNoteSeq, curriculumSeq, kind, playSecond, content } = note
  const complain = (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const undo = () => {
    add.run({ body: { curriculumSeq, kind, playSecond, content } }).catch(complain)
  }
  const drop = () => {
    remove
      .run({ lessonNoteSeq })
      .then(() => toast({ text: t('removed'), action: { label: t('undo'), onPress: undo } }), complain)
  }
  const save = () => {
    const text = edited?.trim()
    if (text) change.run({ lessonNoteSeq, body: { content: text } }).then(() => setEdited(null), complain)
  }
  const time = playSecond === null ? null : formatLength(playSecond)
  const named = content === '' ? [t('isBookmark'), time].filter(Boolean).join(' ') : content.slice(0, 40)
  return (
    <li>
      {hasLesson && (
        <Anchor href={`/classes/${courseSeq}/classroom/${curriculumSeq}`}>{note.lessonTitle}</Anchor>
      )}
      <div className={css.row}>
        {isHere && playSecond !== null && time !== null && (
          <Button
            size="sm"
            variant="subtle"
            label={t('jump', { time })}
            icon={<IconPlayerPlay size={15} aria-hidden />}
            onPress={() => onJump(playSecond)}
          >
            {time}
          </Button>
        )}
        {!isHere && time !== null && <small className="num">{time}</small>}
        {content === '' && <small>{t('isBookmark')}</small>}
        <span>
          <IconButton
            label={t('editOf', { text: named })}
            icon={<IconPencil size={17} aria-hidden />}
            onPress={() => setEdited(content)}
          />
          <IconButton
            label={t('removeOf', { text: named })}
            icon={<IconTrash size={17} aria-hidden />}
            onPress={drop}
          />
        </span>
      </div>
      {edited === null && content !== '' && <p className={css.text}>{content}</p>}
      {edited !== null && (
        <>
          <TextArea
            label={t('write')}
            rows={2}
            maxLength={LONGEST_NOTE}
            value={edited}
            onChange={setEdited}
          />
          <div className={css.actions}>
            <Button size="sm" disabled={edited.trim() === ''} loading={change.isRunning} onPress={save}>
              {t('save')}
            </Button>
            <Button size="sm" variant="outline" onPress={() => setEdited(null)}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
