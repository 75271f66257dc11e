import { useState } from 'react'
import { saysSomething } from 'contract/values/texts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Message } from './message-templates.api.ts'
import { messageTemplateMessages } from './message-templates.messages.ts'
import { SaveTemplate } from './parts/SaveTemplate.tsx'
import { TemplateList } from './parts/TemplateList.tsx'
import css from './parts/templates.module.css'

interface TemplateButtonsProps {
  /** What is there now. */
  message: Message
  onLoad: (message: Message) => void
}
/** Loads a template into a message, or keeps the message as one. */
export function TemplateButtons({ message, onLoad }: TemplateButtonsProps) {
  const t = useMessages(messageTemplateMessages)
  const [open, setOpen] = useState<'load' | 'save' | null>(null)
  const isWhole = message.subject.trim() !== '' && saysSomething(message.content)
  const close = () => setOpen(null)
  return (
    <div className={css.buttons}>
      <Button size="sm" variant="outline" onPress={() => setOpen('load')}>
        {t('load')}
      </Button>
      <Button size="sm" variant="outline" disabled={!isWhole} onPress={() => setOpen('save')}>
        {t('save')}
      </Button>
      {open === 'load' && (
        <TemplateList
          message={isWhole ? message : null}
          onLoad={(loaded) => {
            onLoad(loaded)
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'save' && <SaveTemplate message={message} onClose={close} />}
    </div>
  )
}
