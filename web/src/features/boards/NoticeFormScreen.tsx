import { useState } from 'react'
import { useParams } from 'react-router'
import type { PostSeq } from 'contract/values'
import { seqFrom, useGo } from '../../platform/address.ts'
import { isRefusal } from '../../platform/call.ts'
import { Head } from '../../platform/Head.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/SectionHead.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { RichTextEditor } from '../../ui/editor/RichTextEditor.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { useAddNotice, useNotice, useSaveNotice } from './boards.api.ts'
import { boardWords } from './boards.words.ts'
import css from './boards.module.css'

interface Draft {
  title: string
  content: string
  isPinned: boolean
}

export function NoticeCreateScreen() {
  const t = useWords(boardWords)
  const go = useGo()
  const { run, isRunning } = useAddNotice()
  async function save(draft: Draft) {
    const { postSeq } = await run({ body: draft })
    go(`/notices/${postSeq}`, { replace: true })
  }
  return <NoticeForm title={t('newTitle')} start={{ title: '', content: '', isPinned: false }} isSaving={isRunning} onSave={save} />
}

export function NoticeEditScreen() {
  const params = useParams()
  const postSeq = seqFrom(params, 'postSeq')
  const { data } = useNotice(postSeq)
  if (!data) return <main id="main" className={`wrap ${css.page}`}><SkeletonBlock height={420} /></main>
  return <EditForm postSeq={postSeq} start={data} />
}

function EditForm({ postSeq, start }: { postSeq: PostSeq; start: Draft }) {
  const t = useWords(boardWords)
  const go = useGo()
  const { run, isRunning } = useSaveNotice(postSeq)
  async function save(draft: Draft) {
    await run({ body: draft })
    go(`/notices/${postSeq}`, { replace: true })
  }
  return <NoticeForm title={t('editTitle')} start={start} isSaving={isRunning} onSave={save} />
}

interface NoticeFormProps {
  title: string
  start: Draft
  isSaving: boolean
  onSave: (draft: Draft) => Promise<void>
}
function NoticeForm({ title, start, isSaving, onSave }: NoticeFormProps) {
  const t = useWords(boardWords)
  const [draft, setDraft] = useState<Draft>({ title: start.title, content: start.content, isPinned: start.isPinned })
  const [isPressed, setPressed] = useState(false)
  const isEmpty = draft.content.replace(/<[^>]*>/g, '').trim() === ''

  async function submit() {
    setPressed(true)
    if (draft.title.trim() === '' || isEmpty) return
    try {
      await onSave(draft)
      toast({ text: t('saved'), tone: 'ok' })
    } catch (error) {
      toast({ text: isRefusal(error) ? error.message : t('failed'), tone: 'error' })
    }
  }
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={title} isPrivate />
      <PageHead title={title} />
      <div className={css.form}>
        <TextInput label={t('subject')} value={draft.title} onChange={(value) => setDraft({ ...draft, title: value })} maxLength={100} error={isPressed && draft.title.trim() === '' ? t('needTitle') : undefined} />
        <RichTextEditor label={t('content')} value={draft.content} onChange={(content) => setDraft((now) => ({ ...now, content }))} error={isPressed && isEmpty ? t('needContent') : undefined} words={useEditorWords()} />
        <Switch label={t('pin')} checked={draft.isPinned} onChange={(isPinned) => setDraft({ ...draft, isPinned })} />
        <div className={css.acts}>
          <Button variant="outline" href="/notices">{t('cancel')}</Button>
          <Button loading={isSaving} onPress={() => void submit()}>{t('save')}</Button>
        </div>
      </div>
    </main>
  )
}

function useEditorWords() {
  const t = useWords(boardWords)
  return {
    toolbar: t('toolbar'),
    loading: t('loading'),
    bold: t('bold'),
    italic: t('italic'),
    underline: t('underline'),
    strike: t('strike'),
    heading: t('heading'),
    subheading: t('subheading'),
    bullets: t('bullets'),
    numbers: t('numbers'),
    quote: t('quote'),
    line: t('line'),
    undo: t('undo'),
    redo: t('redo'),
    link: t('link'),
    linkAddress: t('linkAddress'),
    linkApply: t('linkApply'),
    linkRemove: t('linkRemove'),
  }
}
