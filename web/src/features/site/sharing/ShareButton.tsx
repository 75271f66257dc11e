import { IconShare2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { shareMessages } from './sharing.messages.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((m) => ({ default: m.ShareDialog })))

export interface Shared {
  title: string
  description?: string | undefined
  image?: string | null | undefined
  path: string
}

/** Opens the share dialog, whose code is fetched on the first press. */
export function ShareButton({ of }: { of: Shared }) {
  const t = useMessages(shareMessages)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  return (
    <>
      <IconButton
        size={44}
        label={t('share')}
        icon={<IconShare2 size={20} aria-hidden="true" />}
        onPress={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <ShareDialog of={of} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
