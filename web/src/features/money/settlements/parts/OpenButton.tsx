import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { payeeDocumentMessages } from '../payee-documents.messages.ts'

/** Downloads a stored file. */
export function OpenButton({ name, open }: { name: string; open: () => Promise<void> }) {
  const t = useMessages(payeeDocumentMessages)
  const [isOpening, setOpening] = useState(false)
  const start = () => {
    setOpening(true)
    open()
      .catch((error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }))
      .finally(() => setOpening(false))
  }
  return (
    <IconButton
      label={t('open', { name })}
      icon={<IconDownload size={18} />}
      disabled={isOpening}
      onPress={start}
    />
  )
}
