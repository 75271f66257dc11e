import { useEffect, useState } from 'react'
import type { PostSeq } from 'contract/values/ids'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { LeaveWarning, useDraft } from '../../../../platform/draft.tsx'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useTextPictures } from '../../../system/files/use-text-pictures.ts'
import { useWritingMessages } from '../../../../platform/management/use-writing-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { RichTextEditor } from '../../../../platform/editor/RichTextEditor.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import css from '../notices.module.css'
import { boardMessages } from '../notices.messages.ts'
import { isBlank } from '../text-of.ts'
import { useStoredDraft } from '../use-stored-draft.ts'
import { StoredDraftOffer, StoredDraftState } from './StoredDraftNotes.tsx'

export interface Draft {
  title: string
  content: string
  isPinned: boolean
  tellsMembers: boolean
}
interface NoticeFormProps {
  title: string
  stored: Draft
  isNew: boolean
  onSave: (draft: Draft) => Promise<PostSeq>
}

/** Writes a notice. The draft stays if saving fails, and leaving it asks for confirmation. */
export function NoticeForm({ title, stored, isNew, onSave }: NoticeFormProps) {
  const t = useMessages(boardMessages)
  const words = useWritingMessages()
  const pictures = useTextPictures('board')
  const [isUploading, setUploading] = useState(false)
  const { draft, change, isDirty, storing, submit, isSaving, isPressed } = useNoticeDraft({
    stored,
    isNew,
    onSave,
  })
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={title} isPrivate />
      <PageHead title={title} />
      <StoredDraftOffer storing={storing} />
      <div className={css.form} onBlur={storing.onBlur} role="presentation">
        <TextInput
          label={t('subject')}
          value={draft.title}
          onChange={(value) => change({ title: value })}
          maxLength={100}
          error={isPressed && draft.title.trim() === '' ? t('needTitle') : undefined}
        />
        <RichTextEditor
          label={t('content')}
          value={draft.content}
          onChange={(content) => change({ content })}
          error={isPressed && isBlank(draft.content) ? t('needContent') : undefined}
          words={words}
          pictures={pictures}
          onBusy={setUploading}
        />
        <Switch label={t('pin')} checked={draft.isPinned} onChange={(isPinned) => change({ isPinned })} />
        <Switch
          label={t('tell')}
          hint={t(isNew ? 'tellHint' : 'tellAgainHint')}
          checked={draft.tellsMembers}
          onChange={(tellsMembers) => change({ tellsMembers })}
        />
        {isNew && <StoredDraftState storing={storing} />}
        <div className={css.acts}>
          <Button variant="outline" href="/notices">
            {t('cancel')}
          </Button>
          <Button loading={isSaving} disabled={isUploading} onPress={() => void submit()}>
            {t('save')}
          </Button>
        </div>
      </div>
      <LeaveWarning
        isDirty={isDirty}
        words={{ title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }}
      />
    </main>
  )
}

function useNoticeDraft({ stored, isNew, onSave }: Omit<NoticeFormProps, 'title'>) {
  const t = useMessages(boardMessages)
  const go = useGo()
  const { draft, change, isDirty, adopt } = useDraft(stored)
  const storing = useStoredDraft({ draft, stored, isNew, onGoOn: change })
  const [isPressed, setPressed] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<PostSeq | null>(null)
  useEffect(() => {
    // Only once the draft counts as saved; earlier, leaving would open the warning.
    if (saved !== null) go(`/notices/${saved}`, { replace: true })
  }, [saved, go])

  async function submit() {
    setPressed(true)
    if (draft.title.trim() === '' || isBlank(draft.content)) return
    setSaving(true)
    try {
      const postSeq = await onSave(draft)
      storing.finish()
      adopt(draft)
      setSaved(postSeq)
      toast({ text: t('saved'), tone: 'ok' })
    } catch (error) {
      toast({ text: messageOf(error, t('saveFailed')), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  // What is stored is not lost.
  const isLost = isDirty && (!isNew || storing.isUnsafe)
  return { draft, change, isDirty: isLost, storing, submit, isSaving, isPressed }
}
