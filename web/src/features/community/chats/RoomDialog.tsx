import { useState } from 'react'
import { chatWriters, isSecureUrl, type ChatWriters } from 'contract/community/chats/chats.rules'
import type { ChatRoomRow } from 'contract/community/chats/schemas'
import type { ChatRoomSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { FieldSet } from '../../../ui/forms/Field.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useAddRoom, useChangeRoom } from './chats.api.ts'
import { chatSettingsMessages } from './chat-settings.messages.ts'
import css from './chats.module.css'

interface RoomDialogProps {
  courseSeq: CourseSeq
  /** The chat room to change; absent for a new one. */
  stored?: ChatRoomRow
  onMade?: (chatRoomSeq: ChatRoomSeq) => void
  onClose: () => void
}
/** Edits the name of a chat room and who may write. Stays open until it is stored. */
export function RoomDialog({ courseSeq, stored, onMade, onClose }: RoomDialogProps) {
  const t = useMessages(chatSettingsMessages)
  const add = useAddRoom(courseSeq)
  const change = useChangeRoom(courseSeq)
  const [name, setName] = useState(stored?.name ?? '')
  const [writers, setWriters] = useState<ChatWriters>(stored?.writers ?? 'ALL')
  const [externalUrl, setUrl] = useState(stored?.externalUrl ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [urlProblem, setUrlProblem] = useState<string | null>(null)
  const isRunning = add.isRunning || change.isRunning
  const save = () => {
    const body = { name: name.trim(), writers, externalUrl: externalUrl.trim() || null }
    if (isRunning) return undefined
    if (body.name === '') return setProblem(t('needName'))
    if (body.externalUrl !== null && !isSecureUrl(body.externalUrl)) return setUrlProblem(t('needUrl'))
    const done = stored
      ? change.run({ chatRoomSeq: stored.chatRoomSeq, body })
      : add.run({ body }).then(({ chatRoomSeq }) => onMade?.(chatRoomSeq))
    return void Promise.resolve<unknown>(done).then(
      () => {
        toast({ text: t(stored ? 'saved' : 'made'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={stored ? t('editOf', { name: stored.name }) : t('newRoom')}
      size="small-medium"
      closeLabel={t('dismiss')}
      okLabel={t(stored ? 'save' : 'make')}
      cancelLabel={t('cancel')}
      onOk={save}
      busy={isRunning}
    >
      <div className={css.stack}>
        <TextInput
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={40}
          required
          focusOnOpen
          error={problem ?? undefined}
          onEnter={save}
        />
        <FieldSet legend={t('writers')} hint={t(`writersHint${writers}`)}>
          <SegmentedControl
            label={t('writers')}
            wide
            value={writers}
            onChange={setWriters}
            options={chatWriters.map((value) => ({ value, label: t(value) }))}
          />
        </FieldSet>
        <TextInput
          label={t('externalUrl')}
          hint={t('externalHint')}
          placeholder="https://open.kakao.com/o/…"
          value={externalUrl}
          onChange={setUrl}
          maxLength={500}
          error={urlProblem ?? undefined}
        />
      </div>
    </FormDialog>
  )
}
