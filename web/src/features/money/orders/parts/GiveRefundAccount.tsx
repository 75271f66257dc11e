import { useState } from 'react'
import type { Order } from 'contract/money/orders/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useGiveRefundAccount } from '../orders.api.ts'
import { refundAccountMessages } from '../refund-account.messages.ts'
import { RefundAccountFields } from '../RefundAccountFields.tsx'
import { useRefundAccount } from '../use-refund-account.ts'

/** Asks for the account for which a refund waits. */
export function GiveRefundAccount({ order }: { order: Order }) {
  const t = useMessages(refundAccountMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('give')}
      </Button>
      {isOpen && <AccountDialog orderNo={order.orderNo} onClose={() => setOpen(false)} />}
    </>
  )
}

function AccountDialog({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const t = useMessages(refundAccountMessages)
  const form = useRefundAccount()
  const give = useGiveRefundAccount(orderNo)
  const submit = () => {
    const body = form.press()
    if (!body) return
    give.run({ body }).then(
      () => {
        onClose()
        toast({ text: t('done'), tone: 'ok' })
      },
      // Shown in the dialog.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('title')}
      okLabel={t('save')}
      cancelLabel={t('later')}
      onOk={submit}
      onClose={onClose}
      busy={give.isRunning}
    >
      <RefundAccountFields form={form} />
      {give.error && <Notice tone="error">{messageOf(give.error, t('failed'))}</Notice>}
    </FormDialog>
  )
}
