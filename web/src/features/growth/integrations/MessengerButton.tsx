import { IconMessageCircle2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Alert } from '../../../ui/layers/Alert.tsx'
import css from './MessengerButton.module.css'
import { messengerMessages } from './messenger.messages.ts'

/** Opens a chat with the site in a messenger; the page loads no code of the messenger. */
export function MessengerButton() {
  const t = useMessages(messengerMessages)
  const { messengerKey } = useChannel().marketingTools
  const [hasFailed, setFailed] = useState(false)
  function open() {
    const page = navigator.onLine ? window.open(`https://pf.kakao.com/${messengerKey}/chat`, '_blank') : null
    if (page) page.opener = null
    setFailed(page === null)
  }
  if (messengerKey === null) return null
  return (
    <>
      <button type="button" className={css.button} aria-label={t('askNew')} onClick={open}>
        <IconMessageCircle2 size={24} aria-hidden="true" />
        <span>{t('ask')}</span>
      </button>
      <Alert open={hasFailed} title={t('failed')} okLabel={t('ok')} onClose={() => setFailed(false)}>
        {t('failedText')}
      </Alert>
    </>
  )
}
