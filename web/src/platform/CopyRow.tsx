import { IconCopy } from '@tabler/icons-react'
import { IconButton } from '../ui/IconButton.tsx'
import { toast } from '../ui/layers/toast.ts'
import { copy } from './copy.ts'
import css from './CopyRow.module.css'
import { copyMessages } from './copy.messages.ts'
import { useMessages } from './words/use-messages.ts'

/** A row of a description list whose text is copied elsewhere letter by letter, such as a DNS record. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const t = useMessages(copyMessages)
  const press = async () => {
    const isDone = await copy(text)
    toast(isDone ? { text: t('copied'), tone: 'ok' } : { text: t('notCopied'), tone: 'error' })
  }
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.text}>
        <code>{text}</code>
        <IconButton
          size={44}
          label={t('copyOf', { what: text })}
          icon={<IconCopy size={18} aria-hidden="true" />}
          onPress={() => void press()}
        />
      </dd>
    </div>
  )
}
