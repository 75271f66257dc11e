import { IconPaperclip, IconSend2, IconX } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { MAX_MESSAGE_LETTERS } from 'contract/learning/live-rooms/live-rooms.rules'
import type { OpenGroups } from 'contract/learning/live-rooms/groups.schemas'
import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import { acceptedFor } from 'contract/system/files/files.rules'
import { messageOf } from '../../../../platform/call.ts'
import { newKey } from '../../../../platform/new-key.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { isComposing } from '../../../../ui/forms/composing.ts'
import { Form } from '../../../../ui/forms/Form.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { DocumentLine } from '../../../system/files/DocumentLine.tsx'
import { useSendMessage, type LessonRef } from '../live-rooms.api.ts'
import { liveTalkMessages } from './talk.messages.ts'
import { useAttachment, type Attachment } from './use-attachment.ts'
import css from './Panel.module.css'

interface ComposerProps {
  lessonRef: LessonRef
  isHost: boolean
  groups: OpenGroups | null
  onSent: (message: RoomMessage) => void
}
/** What could not be sent stays in the field, with the same key: it is stored once. */
export function Composer({ lessonRef, isHost, groups, onSent }: ComposerProps) {
  const t = useMessages(liveTalkMessages)
  const { run, isRunning, error } = useSendMessage(lessonRef)
  const attachment = useAttachment()
  const [text, setText] = useState('')
  const [isForHosts, setForHosts] = useState(false)
  const [isToAll, setToAll] = useState(false)
  const mayAnnounce = isHost && groups !== null
  const isAnnouncement = mayAnnounce && isToAll
  const [clientKey, setClientKey] = useState(newKey)
  const content = text.trim()
  const isUploading = attachment.current !== null && attachment.current.stored === null
  const mayNotSend = (content === '' && !attachment.current) || isRunning || isUploading
  const send = () => {
    if (mayNotSend) return
    const file = attachment.current?.stored ?? null
    run({ body: { clientKey, content, isForHosts, isAnnouncement, file } }).then(
      (message) => {
        setText('')
        attachment.clear()
        setClientKey(newKey())
        onSent(message)
      },
      () => {
        // The reason is shown above the field.
      },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  const group = groups?.mine
  const label = isForHosts
    ? t('writeToHosts')
    : isAnnouncement
      ? t('writeToAll')
      : group
        ? t('writeToGroup', { number: group.number })
        : t('write')
  return (
    <Form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {error && (
        <p role="alert" className={css.problem}>
          {messageOf(error, t('notSent'))}
        </p>
      )}
      {!isHost && (
        <Switch label={t('toHosts')} hint={t('toHostsHint')} checked={isForHosts} onChange={setForHosts} />
      )}
      {mayAnnounce && (
        <Switch label={t('toAll')} hint={t('toAllHint')} checked={isToAll} onChange={setToAll} />
      )}
      {attachment.current && <AttachedFile attachment={attachment.current} onRemove={attachment.clear} />}
      <div className={css.field}>
        <FileButton onFile={attachment.choose} />
        <textarea
          rows={1}
          aria-label={label}
          placeholder={label}
          maxLength={MAX_MESSAGE_LETTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t('send')}
          icon={<IconSend2 size={20} aria-hidden />}
          disabled={mayNotSend}
          onPress={send}
        />
      </div>
    </Form>
  )
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const t = useMessages(liveTalkMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('attach')}
        accept={acceptedFor('live_document')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <IconButton
        label={t('attach')}
        icon={<IconPaperclip size={20} aria-hidden />}
        onPress={() => input.current?.click()}
      />
    </>
  )
}

function AttachedFile({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const t = useMessages(liveTalkMessages)
  const { file, stored, percent, problem } = attachment
  const note = problem ? (
    <small role="alert" className={css.problem}>
      {problem}
    </small>
  ) : stored ? undefined : (
    <ProgressBar size="thin" value={percent} label={t('uploading', { name: file.name })} />
  )
  return (
    <DocumentLine name={file.name} contentType={file.type} fileSize={file.size} note={note}>
      <IconButton
        label={t('detach', { name: file.name })}
        icon={<IconX size={18} aria-hidden />}
        onPress={onRemove}
      />
    </DocumentLine>
  )
}
