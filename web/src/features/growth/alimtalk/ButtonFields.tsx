import { IconPlus, IconX } from '@tabler/icons-react'
import { LONGEST_BUTTON, MAX_BUTTONS } from 'contract/growth/alimtalk/alimtalk.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { alimtalkMessages } from './alimtalk.messages.ts'
import css from './parts/alimtalk.module.css'

interface ButtonDraft {
  name: string
  url: string
}
const WEB = /^https:\/\/\S+\.\S+$/i
/** Whether each has a name and an address. */
export const areButtonsWhole = (buttons: readonly ButtonDraft[]) =>
  buttons.every(({ name, url }) => name.trim() !== '' && WEB.test(url.trim()))

interface ButtonFieldsProps {
  buttons: readonly ButtonDraft[]
  onChange: (buttons: ButtonDraft[]) => void
}
/** The buttons below a message on KakaoTalk: a name and where it leads. */
export function ButtonFields({ buttons, onChange }: ButtonFieldsProps) {
  const t = useMessages(alimtalkMessages)
  const write = (index: number, part: Partial<ButtonDraft>) =>
    onChange(buttons.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <>
      {buttons.map(({ name, url }, index) => (
        // Buttons have no name of their own before one is written; they are only added at the end and removed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.button}>
          <TextInput
            label={t('buttonName')}
            value={name}
            onChange={(text) => write(index, { name: text })}
            maxLength={LONGEST_BUTTON}
          />
          <TextInput
            label={t('buttonUrl')}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={(text) => write(index, { url: text })}
            maxLength={500}
          />
          <IconButton
            label={t('removeButton', { name: name || String(index + 1) })}
            icon={<IconX size={18} />}
            onPress={() => onChange(buttons.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {buttons.length < MAX_BUTTONS && (
        <div>
          <Button
            size="sm"
            variant="outline"
            icon={<IconPlus size={15} />}
            onPress={() => onChange([...buttons, { name: '', url: '' }])}
          >
            {t('addButton')}
          </Button>
        </div>
      )}
    </>
  )
}
