import { useRef, useState } from 'react'
import { UploadDialog } from '../../../../../platform/management/upload/UploadDialog.tsx'
import { useSession } from '../../../../../platform/session.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { useShipmentFile, type CheckedShipment } from '../shipment-file.api.ts'
import { shipmentFileMessages } from '../shipment-file.messages.ts'

/** Opens the dialog in which staff send the parcels of a spreadsheet with their tracking numbers. */
export function ShipFromFile() {
  const t = useMessages(shipmentFileMessages)
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!can('SITE_SALES_UPDATE')) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ShipmentDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ShipmentDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(shipmentFileMessages)
  const { template, check, ship } = useShipmentFile()
  const checked = useRef<CheckedShipment[]>([])
  return (
    <UploadDialog
      title={t('title')}
      about={t('about')}
      heads={[t('order'), t('product'), t('recipient'), t('courier'), t('number')]}
      okLabel={(count) => t('ship', { count })}
      template={template}
      check={async (file) => {
        checked.current = await check(file)
        return checked.current.map(({ rowNo, orderNo, title, recipient, courier, trackingNo, fault }) => ({
          rowNo,
          cells: [orderNo, title, recipient, courier, trackingNo],
          problem: fault && t(fault),
        }))
      }}
      send={(rowNos) =>
        ship(
          checked.current.flatMap(({ rowNo, deliverySeq, courierCd, trackingNo }) =>
            deliverySeq !== null && courierCd !== null && rowNos.includes(rowNo)
              ? [{ rowNo, shipment: { deliverySeq, courierCd, trackingNo } }]
              : [],
          ),
        )
      }
      onClose={onClose}
    />
  )
}
