import { useEffect, useState } from 'react'
import { BOARD_POST_TITLE_LENGTH } from 'contract/community/boards/boards.rules'
import type { Board } from 'contract/community/boards/schemas'
import type { BoardCategorySeq, BoardPostSeq } from 'contract/values/ids'
import { useGo } from '../../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { LeaveWarning, useDraft } from '../../../../platform/draft.tsx'
import { RichTextEditor } from '../../../../platform/editor/RichTextEditor.tsx'
import { Head } from '../../../../platform/Head.tsx'
import { useWritingMessages } from '../../../../platform/management/use-writing-messages.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { boardPaths } from '../board-paths.ts'
import { useFreshPost } from '../boards.api.ts'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import type { Draft } from '../post-draft.ts'
import { isBlank } from '../text-of.ts'
import { mentionMessages } from '../mentions.messages.ts'
import { usePostMentions } from '../use-post-mentions.tsx'
import { useAttaching } from '../use-attaching.ts'
import { useTempPost } from '../use-temp-post.ts'
import { FilesField } from './FilesField.tsx'
import { PicturesField } from './PicturesField.tsx'
import { TempPostOffer, TempPostState } from './TempPostNotes.tsx'

interface PostFormProps {
  title: string
  board: Board
  /** Left out for a new one. */
  boardPostSeq?: BoardPostSeq
  stored: Draft
  /** Only the writer chooses who reads a post. */
  isMine: boolean
  /** What is written anew is kept from the first words on. */
  isNew?: boolean
  onSave: (draft: Draft) => Promise<BoardPostSeq>
}

/** Writes a post. The draft stays if saving fails, and leaving it asks for confirmation. */
export function PostForm(props: PostFormProps) {
  const { title, board, boardPostSeq = null, stored, isMine, isNew = false, onSave } = props
  const t = useMessages(boardPostMessages)
  const words = useWritingMessages()
  const mentionWords = useMessages(mentionMessages)
  const { draft, change, isDirty, submit, isSaving, isPressed, attaching, temp, conflict } = usePostDraft({
    board,
    stored,
    isNew,
    onSave,
  })
  const mentions = usePostMentions({
    boardSeq: board.boardSeq,
    boardPostSeq,
    isPrivate: draft.isPrivate,
  })
  const offersPrivate = isMine && (board.allowsPrivate || stored.isPrivate)
  return (
    <>
      <Head title={title} isPrivate />
      <PageHead title={title} sub={board.title} />
      <TempPostOffer temp={temp} />
      <div className={css.form} onBlur={temp.onBlur} role="presentation">
        <CategorySelect board={board} value={draft.boardCategorySeq} onChange={change} />
        <TextInput
          label={t('subject')}
          value={draft.title}
          onChange={(value) => change({ title: value })}
          maxLength={BOARD_POST_TITLE_LENGTH}
          error={isPressed && draft.title.trim() === '' ? t('needTitle') : undefined}
        />
        <RichTextEditor
          label={t('content')}
          value={draft.content}
          onChange={(content) => change({ content })}
          error={isPressed && isBlank(draft.content) ? t('needContent') : undefined}
          words={words}
          hint={mentionWords('hint')}
          mentions={mentions}
        />
        <PicturesField pictures={draft.pictures} attaching={attaching} onChange={change} />
        <FilesField files={draft.files} attaching={attaching} onChange={change} />
        {offersPrivate && (
          <Checkbox
            label={t('private')}
            hint={t('privateHint')}
            checked={draft.isPrivate}
            onChange={(isPrivate) => change({ isPrivate })}
          />
        )}
        {board.mayUpdate && (
          <Checkbox
            label={t('important')}
            hint={t('importantHint')}
            checked={draft.importance === 'HIGH'}
            onChange={(isHigh) => change({ importance: isHigh ? 'HIGH' : 'NORMAL' })}
          />
        )}
        {isPressed && attaching.whyNot && (
          <p className={css.problem} role="alert">
            {t(attaching.whyNot)}
          </p>
        )}
        <TempPostState temp={temp} />
        {conflict && (
          <Notice
            tone="error"
            title={t('changedTitle')}
            action={
              <Button size="sm" variant="outline" loading={conflict.isLoading} onPress={conflict.reload}>
                {t('reload')}
              </Button>
            }
          >
            {t('changedText')}
          </Notice>
        )}
        <div className={css.acts}>
          <Button variant="outline" href={boardPaths(board).list}>
            {t('cancel')}
          </Button>
          <Button loading={isSaving} onPress={() => void submit()}>
            {t('save')}
          </Button>
        </div>
      </div>
      <LeaveWarning
        isDirty={isDirty}
        words={{ title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }}
      />
    </>
  )
}

interface CategorySelectProps {
  board: Board
  value: BoardCategorySeq | null
  onChange: (change: { boardCategorySeq: BoardCategorySeq | null }) => void
}
const NONE = 'none'
function CategorySelect({ board: { categories }, value, onChange }: CategorySelectProps) {
  const t = useMessages(boardPostMessages)
  if (categories.length === 0) return null
  const find = (text: string) => categories.find((one) => String(one.boardCategorySeq) === text)
  return (
    <Select
      label={t('category')}
      value={value === null ? NONE : String(value)}
      onChange={(text) => onChange({ boardCategorySeq: find(text)?.boardCategorySeq ?? null })}
      options={[
        { value: NONE, label: t('noCategory') },
        ...categories.map((one) => ({ value: String(one.boardCategorySeq), label: one.name })),
      ]}
    />
  )
}

type PostDraftOptions = Pick<PostFormProps, 'board' | 'stored' | 'onSave'> & { isNew: boolean }
function usePostDraft({ board, stored, isNew, onSave }: PostDraftOptions) {
  const t = useMessages(boardPostMessages)
  const go = useGo()
  const { draft, change, isDirty, adopt, revert } = useDraft(stored)
  const attaching = useAttaching(draft, change)
  const temp = useTempPost({ board, draft, stored, isNew, onGoOn: change })
  const [hasConflict, setConflict] = useState(false)
  const refresh = useFreshPost()
  const [isPressed, setPressed] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<BoardPostSeq | null>(null)
  useEffect(() => {
    // Only once the draft counts as saved; earlier, leaving would open the warning.
    if (saved !== null) go(boardPaths(board).view(saved), { replace: true })
  }, [saved, board, go])

  async function submit() {
    setPressed(true)
    if (draft.title.trim() === '' || isBlank(draft.content) || attaching.whyNot) return
    setSaving(true)
    await temp.stop()
    try {
      const boardPostSeq = await onSave(draft)
      adopt(draft)
      setSaved(boardPostSeq)
      toast({ text: t('saved'), tone: 'ok' })
    } catch (error) {
      temp.resume()
      if (isRefusal(error, 'BOARD_POST_CHANGED')) {
        setConflict(true)
        refresh()
      } else toast({ text: messageOf(error, t('saveFailed')), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  const hasFiles = attaching.whyNot !== null || draft.pictures.length + draft.files.length > 0
  // What is kept is not lost, but for pictures and files.
  const isLost = isNew ? isDirty && (temp.isUnsafe || hasFiles) : isDirty || attaching.whyNot !== null
  const conflict = hasConflict && {
    // Until the post of the others is here.
    isLoading: stored.updatedAt === draft.updatedAt,
    reload() {
      revert()
      setConflict(false)
    },
  }
  return { conflict, draft, change, isDirty: isLost, temp, submit, isSaving, isPressed, attaching }
}
