import { courierNames } from 'contract/money/deliveries/courier.messages'
import { trackingUrl, type CourierCd } from 'contract/money/deliveries/deliveries.rules'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { parcelMessages } from './parcels.messages.ts'
import css from './parcels.module.css'

/** Who carries a parcel under which number, with the page of the carrier that says where it is. */
export function TrackingNumber({ courierCd, trackingNo }: { courierCd: CourierCd; trackingNo: string }) {
  const t = useMessages(parcelMessages)
  const { language } = useSite()
  const url = trackingNo === '' ? null : trackingUrl(courierCd, trackingNo)
  return (
    <span className={css.tracking}>
      <span>{courierNames[courierCd][language]}</span>
      {trackingNo !== '' && <span className="num">{trackingNo}</span>}
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer" className={css.track}>
          {t('track')}
          <VisuallyHidden> {t('newWindow')}</VisuallyHidden>
        </Anchor>
      )}
    </span>
  )
}
