import { useState, type DragEvent } from 'react'
import type { Scope } from 'contract/teaching/curriculum/challenges.rules'
import { MAX_POST_PICTURES } from 'contract/community/posts/posts.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { PictureThumbs } from '../../../system/files/PictureThumbs.tsx'
import { useClassPosts, useWritePost } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import { usePostDraft } from '../use-post-draft.ts'
import { AddPictures } from '../../../system/files/AddPictures.tsx'
import { Audience, type Readers } from './Audience.tsx'
import css from '../posts.module.css'
import pictures from './pictures.module.css'

interface WriteFormProps {
  courseSeq: CourseSeq
  /** The mission to which the post counts. */
  curriculumSeq?: CurriculumSeq
  scope?: Scope
  /** Whether the writer cannot choose the readers. */
  isScopeFixed?: boolean
}

/** Writes a new post: a text, and pictures that are chosen, pasted or dropped. The draft stays if sending fails. */
export function WriteForm({ courseSeq, curriculumSeq, scope = 'PUBLIC', isScopeFixed }: WriteFormProps) {
  const t = useMessages(classPostMessages)
  const { run, isRunning } = useWritePost(courseSeq)
  const { isOpenClass } = useClassPosts(courseSeq, curriculumSeq ?? null)
  const draft = usePostDraft()
  const [chosen, setChosen] = useState<Readers | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const usual = isOpenClass && scope === 'PUBLIC' ? 'OPEN' : scope
  const readers = isScopeFixed ? usual : (chosen ?? usual)
  const add = (files: readonly File[]) =>
    setProblem(draft.add(files) ? null : t('tooMany', { most: MAX_POST_PICTURES }))
  const send = () => {
    const why = draft.whyNot()
    if (why) return setProblem(t(why))
    const body = {
      ...draft.body,
      scope: readers === 'PRIVATE' ? ('PRIVATE' as const) : ('PUBLIC' as const),
      isOpen: readers === 'OPEN',
      curriculumSeq: curriculumSeq ?? null,
    }
    return run({ body }).then(
      () => {
        draft.clear()
        setProblem(null)
        toast({ text: t('written'), tone: 'ok' })
      },
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
    )
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <div
      className={cx(css.form, isOver && pictures.over)}
      role="presentation"
      onPaste={(event) => {
        const { files } = event.clipboardData
        if (files.length === 0) return
        event.preventDefault()
        add([...files])
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <TextArea
        label={t(curriculumSeq === undefined ? 'write' : 'writeFor')}
        value={draft.content}
        onChange={draft.setContent}
        rows={3}
        maxLength={5000}
        error={problem ?? undefined}
      />
      <PictureThumbs label={t('pictures')} pictures={draft.pictures} alts={draft.alts} />
      <div className={css.buttons}>
        <AddPictures onFiles={add} />
        <Audience
          readers={readers}
          isFixed={isScopeFixed ?? false}
          isOpenClass={isOpenClass}
          onChange={setChosen}
        />
        <Button loading={isRunning} onPress={() => void send()}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
