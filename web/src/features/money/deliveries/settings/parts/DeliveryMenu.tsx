import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { DeliveryState } from 'contract/money/deliveries/deliveries.rules'
import { messageOf } from '../../../../../platform/call.ts'
import { useSession } from '../../../../../platform/session.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Confirm } from '../../../../../ui/layers/Alert.tsx'
import { Menu, type MenuItem } from '../../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { useMoveDelivery, type Delivery } from '../deliveries.api.ts'
import { deliveriesMessages } from '../deliveries.messages.ts'

type Target = Exclude<DeliveryState, 'CANCELLED'>
/** Where staff may say that a parcel is. */
const targets: Record<DeliveryState, readonly Target[]> = {
  READY: [],
  SHIPPED: ['DELIVERED', 'RETURNED', 'READY'],
  DELIVERED: ['SHIPPED', 'RETURNED'],
  RETURNED: ['READY'],
  CANCELLED: [],
}

/** What can be done with a parcel once it was sent, and its order. */
export function DeliveryMenu({ delivery, name }: { delivery: Delivery; name: string }) {
  const t = useMessages(deliveriesMessages)
  const { can } = useSession()
  const { run, isRunning } = useMoveDelivery()
  const [isUndoing, setUndoing] = useState(false)
  const { deliverySeq, state: from, orderNo } = delivery

  async function move(state: Target) {
    try {
      const moved = await run({ deliverySeq, body: { state } })
      toast({ text: t('moved', { state: t(moved.state) }), tone: 'ok' })
    } catch (error) {
      toast({ text: messageOf(error, t('broken')), tone: 'error' })
    }
    setUndoing(false)
  }
  const labelOf = (to: Target) => {
    if (to === 'READY') return t(from === 'SHIPPED' ? 'undo' : 'resend')
    return t(`to${to}`)
  }
  const items: MenuItem[] = [
    ...(can('SITE_SALES_UPDATE') ? targets[from] : []).map((to) => ({
      key: to,
      label: labelOf(to),
      danger: to === 'READY' && from === 'SHIPPED',
      onPress: () => (to === 'READY' && from === 'SHIPPED' ? setUndoing(true) : void move(to)),
    })),
    { key: 'order', label: t('toOrder'), href: `/settings/sales?order=${orderNo}` },
  ]
  return (
    <>
      <Menu label={t('actionsOf', { name })} icon={<IconDots size={18} aria-hidden />} items={items} />
      <Confirm
        open={isUndoing}
        title={t('undoTitle')}
        okLabel={t('undo')}
        cancelLabel={t('keep')}
        busy={isRunning}
        onOk={() => void move('READY')}
        onCancel={() => setUndoing(false)}
      >
        {t('undoText')}
      </Confirm>
    </>
  )
}
