import type { Order } from 'contract/money/orders/schemas'
import { formatPhone } from 'contract/values/phone'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { parcelTones } from './parcel-tones.ts'
import { parcelMessages } from './parcels.messages.ts'
import { TrackingNumber } from './TrackingNumber.tsx'
import css from './parcels.module.css'

/** How far the goods of an order are, and where they go. */
export function OrderParcels({ delivery }: { delivery: NonNullable<Order['delivery']> }) {
  const t = useMessages(parcelMessages)
  const { language } = useSite()
  const { address, parcels } = delivery
  return (
    <section className={css.parcels} aria-label={t('title')}>
      {parcels.length === 0 && <p>{t('waits')}</p>}
      {parcels.map(({ title, state, courierCd, trackingNo, shippedAt }, at) => (
        // The parcels of an order are never sorted anew.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.parcel}>
          <p>
            <Kind tone={parcelTones[state]}>{t(state)}</Kind> {title}
          </p>
          {courierCd && (
            <p>
              <TrackingNumber courierCd={courierCd} trackingNo={trackingNo ?? ''} />
              {shippedAt && <small> {t('sentOn', { date: formatMoment(shippedAt, language) })}</small>}
            </p>
          )}
        </div>
      ))}
      {address && (
        <p className={css.address}>
          <b>{t('to')}</b> {address.recipient} · {formatPhone(address.phone)} · ({address.zipcode}){' '}
          {address.addr1} {address.addr2}
        </p>
      )}
    </section>
  )
}
