import { formatPhone } from 'contract/values/phone'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx'
import { parcelTones } from '../../parcel-tones.ts'
import { TrackingNumber } from '../../TrackingNumber.tsx'
import type { Delivery } from '../deliveries.api.ts'
import { deliveriesMessages } from '../deliveries.messages.ts'
import { DeliveryMenu } from './DeliveryMenu.tsx'
import css from './deliveries.module.css'

interface DeliveryTableProps {
  deliveries: Delivery[]
  picked: number[]
  onPick: (deliverySeqs: number[]) => void
  onSend: (delivery: Delivery) => void
}

export function DeliveryTable({ deliveries, picked, onPick, onSend }: DeliveryTableProps) {
  const t = useMessages(deliveriesMessages)
  const { can } = useSession()
  const mayChange = can('SITE_SALES_UPDATE')
  const readyCount = deliveries.filter(({ state }) => state === 'READY').length
  const pick = (deliverySeq: number, isPicked: boolean) =>
    onPick(isPicked ? [...picked, deliverySeq] : picked.filter((one) => one !== deliverySeq))
  const columns: Column<Delivery>[] = [
    {
      key: 'recipient',
      head: t('recipient'),
      cell: (delivery) => (
        <span className={css.who}>
          {mayChange && delivery.state === 'READY' && readyCount > 1 && (
            <Checkbox
              label={t('pickOne', { name: nameOf(delivery) })}
              hideLabel
              checked={picked.includes(delivery.deliverySeq)}
              onChange={(isPicked) => pick(delivery.deliverySeq, isPicked)}
            />
          )}
          <span>
            <b>{nameOf(delivery)}</b>
            {delivery.address && <small className="num">{formatPhone(delivery.address.phone)}</small>}
          </span>
        </span>
      ),
      bare: true,
    },
    { key: 'product', head: t('product'), cell: (delivery) => <Product {...delivery} /> },
    { key: 'address', head: t('address'), cell: (delivery) => <Address {...delivery} /> },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state, isRefundOpen }) => (
        <span className={css.states}>
          <Kind tone={parcelTones[state]}>{t(state)}</Kind>
          {isRefundOpen && <Kind tone="live">{t('refundOpen')}</Kind>}
        </span>
      ),
    },
    {
      key: 'carrier',
      head: t('carrier'),
      cell: ({ courierCd, trackingNo }) =>
        courierCd ? <TrackingNumber courierCd={courierCd} trackingNo={trackingNo ?? ''} /> : '–',
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (delivery) => (
        <span className={css.actions}>
          {mayChange && delivery.state === 'READY' && (
            <Button size="sm" variant="outline" disabled={!delivery.address} onPress={() => onSend(delivery)}>
              {t('ship')}
              <VisuallyHidden> — {t('shipOf', { name: nameOf(delivery) })}</VisuallyHidden>
            </Button>
          )}
          <DeliveryMenu delivery={delivery} name={nameOf(delivery)} />
        </span>
      ),
      bare: true,
    },
  ]
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={deliveries}
      keyOf={({ deliverySeq }) => deliverySeq}
    />
  )
}

const nameOf = ({ address, ordererName }: Delivery) => address?.recipient ?? ordererName

function Product({ title, orderNo, createdAt }: Delivery) {
  const { language } = useSite()
  return (
    <span className={css.product}>
      {title}
      <small className="num">
        {orderNo} · {formatDateTime(createdAt, language)}
      </small>
    </span>
  )
}

function Address({ address }: Delivery) {
  const t = useMessages(deliveriesMessages)
  if (!address) return <span className={css.product}>{t('noAddress')}</span>
  return (
    <span className={css.address}>
      ({address.zipcode}) {address.addr1} {address.addr2}
      {address.memo !== '' && <small>{address.memo}</small>}
    </span>
  )
}
