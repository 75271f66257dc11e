import { IconArrowUp } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { MAX_LETTERS } from 'contract/community/chats/chats.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { isComposing } from '../../../../ui/forms/composing.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { chatMessages } from '../chats.messages.ts'
import css from '../chats.module.css'
import { Form } from '../../../../ui/forms/Form.tsx'

/** From this length on the counter is visible. */
const NEARLY_FULL = MAX_LETTERS - 200

/**
 * A text field that grows. With a keyboard Enter sends and Shift+Enter breaks the line; on a phone Enter breaks the
 * line.
 */
export function Composer({ onSend }: { onSend: (content: string) => void }) {
  const t = useMessages(chatMessages)
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    const content = text.trim()
    if (content === '') return
    setText('')
    onSend(content)
    area.current?.style.removeProperty('height')
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasKeyboard()) return
    event.preventDefault()
    send()
  }
  return (
    <Form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={area}
        rows={1}
        aria-label={t('write')}
        placeholder={t('write')}
        maxLength={MAX_LETTERS}
        enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          fit(target)
        }}
        onKeyDown={onKeyDown}
      />
      {text.length > NEARLY_FULL && (
        <small className="num">
          {text.length}/{MAX_LETTERS}
        </small>
      )}
      <IconButton
        variant="filled"
        size={44}
        label={t('send')}
        icon={<IconArrowUp size={22} aria-hidden />}
        disabled={text.trim() === ''}
        onPress={send}
      />
    </Form>
  )
}

const hasKeyboard = () => typeof matchMedia !== 'function' || matchMedia('(pointer: fine)').matches

function fit(area: HTMLTextAreaElement) {
  area.style.setProperty('height', 'auto')
  area.style.setProperty('height', `${area.scrollHeight}px`)
}
