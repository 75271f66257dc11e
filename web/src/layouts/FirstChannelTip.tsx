import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../platform/words/use-messages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { forgetFirstChannel, isFirstChannel } from './first-channel.ts'
import css from './FirstChannelTip.module.css'
import { firstChannelMessages } from './first-channel.messages.ts'

/** Shows the owner of a new first site once where to manage it. */
export function FirstChannelTip() {
  const t = useMessages(firstChannelMessages)
  const [isOpen, setOpen] = useState(isFirstChannel)
  if (!isOpen) return null
  const close = () => {
    forgetFirstChannel()
    setOpen(false)
  }
  return (
    <div className={css.tip} role="status">
      <p>
        <b>{t('title')}</b>
        {t('text')}
      </p>
      <IconButton label={t('close')} icon={<IconX size={18} aria-hidden />} onPress={close} />
    </div>
  )
}
