import { useNetwork } from './network.ts'
import css from './OfflineNote.module.css'
import { platformMessages } from './words/platform.messages.ts'
import { useMessages } from './words/use-messages.ts'

/** Says over every screen that there is no network, and that the page continues by itself. */
export function OfflineNote() {
  const t = useMessages(platformMessages)
  const state = useNetwork()
  return (
    <div role="status">
      {state !== 'ONLINE' && (
        <p className={css.note}>{t(state === 'WAITING' ? 'offlineWaiting' : 'offline')}</p>
      )}
    </div>
  )
}
