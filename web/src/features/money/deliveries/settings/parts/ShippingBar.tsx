import { MAX_SHIPPED_AT_ONCE } from 'contract/money/deliveries/deliveries.rules'
import { useSession } from '../../../../../platform/session.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { PickBar } from '../../../../../ui/PickBar.tsx'
import type { Delivery } from '../deliveries.api.ts'
import { deliveriesMessages } from '../deliveries.messages.ts'

interface ShippingBarProps {
  ready: Delivery[]
  chosen: Delivery[]
  onPick: (deliverySeqs: number[]) => void
  onSend: (deliveries: Delivery[]) => void
}

/** Selects what waits on the page, and sends it at once. */
export function ShippingBar({ ready, chosen, onPick, onSend }: ShippingBarProps) {
  const t = useMessages(deliveriesMessages)
  const { can } = useSession()
  if (ready.length < 2 || !can('SITE_SALES_UPDATE')) return null
  const count = chosen.length
  const all = ready.slice(0, MAX_SHIPPED_AT_ONCE)
  return (
    <PickBar
      label={count > 0 ? t('picked', { count }) : t('pick')}
      picked={count}
      count={all.length}
      onPickAll={(isAll) => onPick(isAll ? all.map(({ deliverySeq }) => deliverySeq) : [])}
    >
      <Button size="sm" onPress={() => onSend(chosen)}>
        {t('shipMany', { count })}
      </Button>
    </PickBar>
  )
}
