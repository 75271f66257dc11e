import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSaveReceipt } from '../orders.api.ts'
import { orderMessages } from '../orders.messages.ts'

/** Downloads the receipt as a PDF. */
export function SaveReceipt({ orderNo }: { orderNo: string }) {
  const t = useMessages(orderMessages)
  const save = useSaveReceipt()
  const [isSaving, setSaving] = useState(false)
  const fetchPdf = () => {
    setSaving(true)
    save(orderNo)
      .catch((error: unknown) => toast({ text: messageOf(error, t('pdfFailed')), tone: 'error' }))
      .finally(() => setSaving(false))
  }
  return (
    <Button size="lg" variant="outline" loading={isSaving} onPress={fetchPdf}>
      {t('pdf')}
    </Button>
  )
}
