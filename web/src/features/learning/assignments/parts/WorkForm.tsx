import { useState } from 'react'
import { workTypes, type WorkTypeCd } from 'contract/values/type-codes'
import type { Work } from 'contract/learning/assignments/schemas'
import { isRefusal, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { DocumentsField } from '../../../system/files/DocumentsField.tsx'
import { useDocuments } from '../../../system/files/use-documents.ts'
import { useHandIn, type LessonRef } from '../assignments.api.ts'
import { missionMessages } from '../assignments.messages.ts'
import css from '../assignments.module.css'

interface FormProps {
  lessonRef: LessonRef
  workTypeCd: WorkTypeCd
  /** The earlier submission, which prefills the form. */
  before: Work | null
  onDone: () => void
  onCancel: (() => void) | null
}

/** A form for the work that a mission requires. The draft stays if sending fails. */
export function WorkForm({ lessonRef, workTypeCd, before, onDone, onCancel }: FormProps) {
  const t = useMessages(missionMessages)
  const documents = useDocuments('assignment')
  const { run, isRunning, error } = useHandIn(lessonRef)
  const [content, setContent] = useState(before?.content ?? '')
  const [linkUrl, setLink] = useState(before?.linkUrl ?? '')
  const [kept, setKept] = useState(before?.file ?? null)
  const [isTried, setTried] = useState(false)
  const fileSeq = documents.fileSeqs.at(-1) ?? kept?.fileSeq ?? null
  const missing = whatIsMissing(workTypeCd, { content, linkUrl, fileSeq })
  const wrong = isTried && missing ? t(missing) : undefined
  const send = () => {
    setTried(true)
    if (missing || documents.isSending) return
    run({ body: { content, linkUrl: linkUrl.trim() || null, fileSeq } }).then(
      () => {
        toast({ text: t('handedIn'), tone: 'ok' })
        onDone()
      },
      (refused: unknown) => toast({ text: messageOf(refused, t('notSaved')), tone: 'error' }),
    )
  }
  const isText = workTypeCd === workTypes.text
  return (
    <div className={css.stack}>
      {workTypeCd === workTypes.link && (
        <TextInput
          label={t('workLink')}
          hint={t('linkHint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          value={linkUrl}
          onChange={setLink}
          error={wrong ?? (isRefusal(error) ? error.fields['linkUrl'] : undefined)}
        />
      )}
      {workTypeCd === workTypes.file && (
        <DocumentsField
          label={t('workFile')}
          kind="assignment"
          single
          required
          documents={documents}
          kept={kept ? [kept] : []}
          onDrop={() => setKept(null)}
          error={wrong}
        />
      )}
      <TextArea
        label={t(isText ? 'workText' : 'workNote')}
        optionalLabel={isText ? undefined : t('optional')}
        required={isText}
        rows={isText ? 8 : 3}
        maxLength={10_000}
        value={content}
        onChange={setContent}
        error={isText ? wrong : undefined}
      />
      <div className={css.buttons}>
        {onCancel && (
          <Button variant="outline" onPress={onCancel} disabled={isRunning}>
            {t('cancel')}
          </Button>
        )}
        <Button onPress={send} loading={isRunning} disabled={documents.isSending}>
          {t(before ? 'handInAgain' : 'handIn')}
        </Button>
      </div>
    </div>
  )
}

interface WorkDraft {
  content: string
  linkUrl: string
  fileSeq: number | null
}
function whatIsMissing(workTypeCd: WorkTypeCd, { content, linkUrl, fileSeq }: WorkDraft) {
  if (workTypeCd === workTypes.text) return content.trim() === '' ? 'needText' : null
  if (workTypeCd === workTypes.file) return fileSeq === null ? 'needFile' : null
  return /^https?:\/\/\S+\.\S+/.test(linkUrl.trim()) ? null : 'needLink'
}
