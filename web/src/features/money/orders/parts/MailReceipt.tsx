import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useMailReceipt } from '../orders.api.ts'
import { orderMessages } from '../orders.messages.ts'

/** Sends the receipt to the address of the buyer's account. */
export function MailReceipt({ orderNo }: { orderNo: string }) {
  const t = useMessages(orderMessages)
  const { run, isRunning } = useMailReceipt(orderNo)
  const send = () =>
    run({}).then(
      ({ email }) => void toast({ text: t('mailed', { email }), tone: 'ok' }),
      (error: unknown) => void toast({ text: messageOf(error, t('mailFailed')), tone: 'error' }),
    )
  return (
    <Button size="lg" variant="outline" loading={isRunning} onPress={() => void send()}>
      {t('mailReceipt')}
    </Button>
  )
}
