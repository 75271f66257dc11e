import { useState } from 'react'
import type { Order } from 'contract/money/orders/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { applicationMessages } from '../application.messages.ts'
import { depositMessages } from '../deposit.messages.ts'
import { useCancelDeposit } from '../orders.api.ts'

/** Cancels an order that waits for its deposit, after a question. */
export function CancelDeposit({ order: { orderNo, wait } }: { order: Order }) {
  const t = useMessages(depositMessages)
  const words = useMessages(applicationMessages)
  const { run, isRunning } = useCancelDeposit(orderNo)
  const [isAsking, setAsking] = useState(false)
  const cancel = () =>
    run({}).then(
      () => toast({ text: t('cancelled'), tone: 'ok' }),
      (error: unknown) => {
        setAsking(false)
        toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <>
      <Button size="lg" variant="outline" onPress={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <Confirm
        open={isAsking}
        title={t('cancelTitle')}
        okLabel={t('cancel')}
        cancelLabel={t('keep')}
        danger
        busy={isRunning}
        onOk={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        {wait ? words('depositCancel') : t('cancelText')}
      </Confirm>
    </>
  )
}
