import { IconCheck, IconX } from '@tabler/icons-react'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import css from './rows.module.css'

interface RenameProps {
  name: string
  onName: (name: string) => void
  onClose: () => void
}

const choose = ({ target }: FocusEvent) => {
  if (target instanceof HTMLInputElement) target.select()
}

/** Renames an item inline. Enter saves the title, Escape discards it. */
export function Rename({ name, onName, onClose }: RenameProps) {
  const t = useMessages(curriculumMessages)
  const [text, setText] = useState(name)
  const [isTried, setTried] = useState(false)
  const keep = () => {
    setTried(true)
    const trimmed = text.trim()
    if (!trimmed) return
    if (trimmed !== name) onName(trimmed)
    onClose()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <div className={css.rename} onKeyDown={leave} onFocus={choose} role="presentation">
      <TextInput
        label={t('name')}
        hideLabel
        value={text}
        onChange={setText}
        maxLength={100}
        focusOnOpen
        onEnter={keep}
        error={isTried && !text.trim() ? t('nameMissing') : undefined}
      />
      <IconButton label={t('save')} icon={<IconCheck size={18} />} onPress={keep} />
      <IconButton label={t('cancel')} icon={<IconX size={18} />} onPress={onClose} />
    </div>
  )
}
