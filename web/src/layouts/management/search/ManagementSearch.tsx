import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import css from './ManagementSearch.module.css'
import { managementSearchMessages } from './search.messages.ts'

const SearchDialog = lazy(() => import('./SearchDialog.tsx').then((m) => ({ default: m.SearchDialog })))

/** The search over the management area: a field to press in the head, and ⌘K or Ctrl+K from everywhere in it. */
export function ManagementSearch() {
  const t = useMessages(managementSearchMessages)
  const [isOpen, setOpen] = useState(false)
  const isMac = useSyncExternalStore(never, onMac, () => false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      // Another dialog keeps what it has begun.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={css.field}
        aria-haspopup="dialog"
        aria-label={t('open')}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={18} aria-hidden="true" />
        <span className={css.hint}>{t('placeholder')}</span>
        <kbd aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const never = () => () => undefined
const onMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
