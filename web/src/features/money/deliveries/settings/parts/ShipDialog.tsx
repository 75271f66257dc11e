import { useState } from 'react'
import { courierNames } from 'contract/money/deliveries/courier.messages'
import { couriers, isTrackingNo, normalizeTrackingNo } from 'contract/money/deliveries/deliveries.rules'
import { isRefusal, messageOf } from '../../../../../platform/call.ts'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { useShip, type Delivery } from '../deliveries.api.ts'
import { deliveriesMessages } from '../deliveries.messages.ts'
import css from './deliveries.module.css'

/** A parcel that was not sent, with the reason. */
export interface NotSent {
  key: number
  name: string
  reason: string
}
interface ShipDialogProps {
  deliveries: Delivery[]
  onClose: () => void
  onSent: (notSent: NotSent[]) => void
}

/** One carrier for all of these parcels, and the number of each. */
export function ShipDialog({ deliveries, onClose, onSent }: ShipDialogProps) {
  const t = useMessages(deliveriesMessages)
  const { language } = useSite()
  const ship = useShip()
  const [courierCd, setCourier] = useState<(typeof couriers)[number]>('CJ')
  const [numbers, setNumbers] = useState(new Map<number, string>())
  const [isTried, setTried] = useState(false)
  const count = deliveries.length
  const numberOf = ({ deliverySeq }: Delivery) => normalizeTrackingNo(numbers.get(deliverySeq) ?? '')
  const isFine = (delivery: Delivery) => isTrackingNo(courierCd, numberOf(delivery))
  const nameOf = (delivery: Delivery) =>
    t('numberOf', { name: delivery.address?.recipient ?? delivery.ordererName, product: delivery.title })

  async function submit() {
    setTried(true)
    if (!deliveries.every(isFine)) return
    const list = deliveries.map((one) => ({
      deliverySeq: one.deliverySeq,
      courierCd,
      trackingNo: numberOf(one),
    }))
    // A refusal of the whole is shown in the dialog.
    const reply = await ship.run({ body: { list } }).catch(() => null)
    if (!reply) return
    if (reply.doneCount > 0) toast({ text: t('shipped', { count: reply.doneCount }), tone: 'ok' })
    onSent(
      reply.failed.flatMap(({ at, message }) => {
        const delivery = deliveries[at]
        return delivery ? { key: delivery.deliverySeq, name: nameOf(delivery), reason: message } : []
      }),
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('shipTitle', { count })}
      okLabel={t('shipMany', { count })}
      cancelLabel={t('keep')}
      onOk={() => void submit()}
      busy={ship.isRunning}
    >
      <div className={css.form}>
        <p>{t('shipText')}</p>
        <Select
          label={t('courier')}
          value={courierCd}
          onChange={(value) => setCourier(couriers.find((one) => one === value) ?? courierCd)}
          options={couriers.map((one) => ({ value: one, label: courierNames[one][language] }))}
        />
        {deliveries.map((delivery) => (
          <TextInput
            key={delivery.deliverySeq}
            label={`${t('number')} · ${nameOf(delivery)}`}
            inputMode={courierCd === 'OTHER' ? 'text' : 'numeric'}
            autoComplete="off"
            value={numbers.get(delivery.deliverySeq) ?? ''}
            onChange={(text) => setNumbers((known) => new Map(known).set(delivery.deliverySeq, text))}
            maxLength={40}
            hint={courierCd === 'OTHER' ? t('numberHint') : undefined}
            error={isTried && !isFine(delivery) ? t('numberWrong') : undefined}
          />
        ))}
        {isRefusal(ship.error) && <Notice tone="error">{messageOf(ship.error, t('broken'))}</Notice>}
      </div>
    </FormDialog>
  )
}
