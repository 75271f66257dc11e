import { IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LONGEST_NOTE } from 'contract/learning/lesson-notes/lesson-notes.rules'
import { messageOf } from '../../../../platform/call.ts'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useNoteCommands } from '../lesson-notes.api.ts'
import { lessonNoteMessages } from '../lesson-notes.messages.ts'
import type { NotesProps } from '../LessonNotes.tsx'
import css from '../LessonNotes.module.css'

/** Writes a note about the moment at which the learner started to type. */
export function NoteWriter({ courseSeq, curriculumSeq, second }: Omit<NotesProps, 'onJump'>) {
  const t = useMessages(lessonNoteMessages)
  const { add } = useNoteCommands(courseSeq)
  const [draft, setDraft] = useState<{ text: string; at: number | null }>({ text: '', at: null })
  const write = (text: string) =>
    setDraft((before) => ({ text, at: before.text === '' ? (second?.() ?? null) : before.at }))
  const complain = (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const save = () => {
    const content = draft.text.trim()
    if (content === '' || add.isRunning) return
    const body = { curriculumSeq, kind: 'NOTE' as const, playSecond: draft.at, content }
    add.run({ body }).then(() => setDraft({ text: '', at: null }), complain)
  }
  const mark = () => {
    if (!second) return
    const playSecond = second()
    const time = formatLength(playSecond)
    add
      .run({ body: { curriculumSeq, kind: 'BOOKMARK', playSecond } })
      .then(() => toast({ text: t('bookmarked', { time }), tone: 'ok' }), complain)
  }
  return (
    <>
      <TextArea
        label={t('write')}
        placeholder={t('placeholder')}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={draft.text}
        onChange={write}
      />
      <div className={css.actions}>
        <Button size="sm" disabled={draft.text.trim() === ''} loading={add.isRunning} onPress={save}>
          {draft.at === null ? t('add') : t('addAt', { time: formatLength(draft.at) })}
        </Button>
        {second && (
          <Button
            size="sm"
            variant="outline"
            icon={<IconBookmarkPlus size={17} aria-hidden />}
            onPress={mark}
          >
            {t('bookmark')}
          </Button>
        )}
      </div>
    </>
  )
}
