import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { PAGE_SIZE, useNotes, useSaveNotes } from './lesson-notes.api.ts'
import { lessonNoteMessages } from './lesson-notes.messages.ts'
import { NoteItem } from './parts/NoteItem.tsx'
import { NoteWriter } from './parts/NoteWriter.tsx'
import css from './LessonNotes.module.css'

export interface NotesProps {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
  /** Returns the position of the video in whole seconds; null without a video. */
  second: (() => number) | null
  onJump: (second: number) => void
}

/** The learner's private notes, each with its moment in the video. */
export function LessonNotes({ courseSeq, curriculumSeq, second, onJump }: NotesProps) {
  const t = useMessages(lessonNoteMessages)
  const [shown, setShown] = useState<'lesson' | 'class'>('lesson')
  const choose = (next: 'lesson' | 'class') => setShown(next)
  const about = shown === 'lesson' ? curriculumSeq : null
  return (
    <section className={css.notes} aria-label={t('notes')}>
      <div className={css.head}>
        <h2>
          {t('notes')} <small>{t('onlyYou')}</small>
        </h2>
        <SegmentedControl
          label={t('which')}
          value={shown}
          onChange={choose}
          options={[
            { value: 'lesson', label: t('ofLesson') },
            { value: 'class', label: t('ofClass') },
          ]}
        />
      </div>
      <NoteWriter courseSeq={courseSeq} curriculumSeq={curriculumSeq} second={second} />
      <NoteList key={shown} courseSeq={courseSeq} here={curriculumSeq} about={about} onJump={onJump} />
    </section>
  )
}

interface ListProps {
  courseSeq: CourseSeq
  /** The open lesson. */
  here: CurriculumSeq
  /** Null for the notes of the whole class. */
  about: CurriculumSeq | null
  onJump: (second: number) => void
}
function NoteList({ courseSeq, here, about, onJump }: ListProps) {
  const t = useMessages(lessonNoteMessages)
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const answer = useNotes({ courseSeq, curriculumSeq: about, q, page })
  const search = (text: string) => {
    setQ(text.trim())
    setPage(1)
  }
  if (answer.error && !answer.data) {
    const retry = { label: t('retry'), onPress: () => void answer.refetch() }
    return <ErrorNote title={messageOf(answer.error, t('listFailed'))} retry={retry} />
  }
  if (!answer.data) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  const { list, total } = answer.data
  return (
    <>
      {about === null && (total > 0 || q !== '') && (
        <div className={css.tools}>
          <SearchInput
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('clear')}
            value={typed}
            onChange={setTyped}
            onSearch={search}
          />
          <SaveAll courseSeq={courseSeq} />
        </div>
      )}
      {list.length === 0 && <p role="status">{t(q === '' ? 'none' : 'noneFound')}</p>}
      <ul className={css.list} aria-label={t('notes')}>
        {list.map((note) => (
          <NoteItem
            key={note.lessonNoteSeq}
            courseSeq={courseSeq}
            note={note}
            isHere={note.curriculumSeq === here}
            hasLesson={about === null}
            onJump={onJump}
          />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        onPage={setPage}
        words={{ previous: t('previous'), next: t('next'), page: (number) => t('page', { page: number }) }}
      />
    </>
  )
}

function SaveAll({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(lessonNoteMessages)
  const save = useSaveNotes(courseSeq)
  const fail = (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' })
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<IconDownload size={17} aria-hidden />}
      onPress={() => void save().catch(fail)}
    >
      {t('download')}
    </Button>
  )
}
