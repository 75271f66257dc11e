import { courierNames } from 'contract/money/deliveries/courier.messages'
import {
  couriers,
  isTrackingNo,
  normalizeTrackingNo,
  type CourierCd,
  type DeliveryState,
} from 'contract/money/deliveries/deliveries.rules'
import type { ShipmentRowFault } from 'contract/money/deliveries/shipment-file.rules'
import type { DeliverySeq } from 'contract/values/ids'
import type { UploadedRow } from 'contract/values/workbooks'

/** Those of the downloaded list, and what carriers call them in their own files. */
export const shipmentHeadings = {
  orderNo: ['주문번호', 'Order', 'Order number', '注文番号'],
  title: ['상품', '상품명', 'Product', '商品'],
  recipient: ['받는 사람', '수령인', '수취인', 'Recipient', 'お受取人'],
  courier: ['택배사', '배송업체', 'Carrier', '配送業者'],
  trackingNo: ['운송장 번호', '송장 번호', 'Tracking number', '送り状番号'],
} as const
type Row = UploadedRow<keyof typeof shipmentHeadings>

/** Further names of carriers. */
const aliases: Record<CourierCd, readonly string[]> = {
  CJ: ['CJ', 'CJ택배', '대한통운', 'CJ대한통운택배'],
  EPOST: ['우체국', '우체국소포', '등기'],
  HANJIN: ['한진', 'Hanjin'],
  LOTTE: ['롯데', 'Lotte', '롯데글로벌로지스'],
  LOGEN: ['로젠', 'Logen'],
  OTHER: ['기타택배'],
}
const plain = (text: string) => text.replace(/[\s()·._-]/g, '').toLowerCase()
const byName = new Map(
  couriers.flatMap((courierCd) =>
    [courierCd, ...Object.values(courierNames[courierCd]), ...aliases[courierCd]].map(
      (name) => [plain(name), courierCd] as const,
    ),
  ),
)
/** The carrier that somebody wrote down; null for an unknown one. */
export const readCourier = (text: string) => byName.get(plain(text)) ?? null

export interface Parcel {
  deliverySeq: DeliverySeq
  orderNo: string
  title: string
  state: DeliveryState
  recipient: string | null
}

/** The parcel that a row means: the only one of its order, or the only one with its product; what waits comes first. */
function matchParcel({ orderNo, title }: Row['cells'], parcels: readonly Parcel[]) {
  if (orderNo === '') return 'ORDER_MISSING'
  const ofOrder = parcels.filter((parcel) => parcel.orderNo === orderNo.toUpperCase())
  if (ofOrder.length === 0) return 'ORDER_UNKNOWN'
  const named = ofOrder.filter((parcel) => parcel.title === title)
  const possible = named.length > 0 ? named : ofOrder
  const waiting = possible.filter(({ state }) => state === 'READY')
  const [parcel, ...others] = waiting.length > 0 ? waiting : possible
  return !parcel || others.length > 0 ? 'SEVERAL_PARCELS' : parcel
}

function faultOf({ state }: Parcel, courierCd: CourierCd | null, trackingNo: string) {
  if (state !== 'READY') return 'NOT_WAITING'
  // Another carrier may give no number.
  if (trackingNo === '' && courierCd !== 'OTHER') return 'NUMBER_MISSING'
  if (courierCd === null) return 'COURIER_UNKNOWN'
  return isTrackingNo(courierCd, trackingNo) ? null : 'NUMBER_WRONG'
}

/** The rows of a spreadsheet of tracking numbers as parcels, each with what is wrong with it. docs/rules.md R-1340. */
export function checkShipmentRows(rows: readonly Row[], parcels: readonly Parcel[]) {
  const taken = new Set<DeliverySeq>()
  return rows.map(({ rowNo, cells }) => {
    const match = matchParcel(cells, parcels)
    const parcel = typeof match === 'string' ? null : match
    const courierCd = readCourier(cells.courier)
    const trackingNo = normalizeTrackingNo(cells.trackingNo)
    const fault = (): ShipmentRowFault | null => {
      if (typeof match === 'string') return match
      return faultOf(match, courierCd, trackingNo) ?? (taken.has(match.deliverySeq) ? 'DUPLICATE' : null)
    }
    const found = fault()
    if (parcel && found === null) taken.add(parcel.deliverySeq)
    return {
      rowNo,
      orderNo: parcel?.orderNo ?? cells.orderNo,
      title: parcel?.title ?? cells.title,
      recipient: parcel?.recipient ?? cells.recipient,
      courier: cells.courier,
      courierCd,
      trackingNo,
      deliverySeq: parcel?.deliverySeq ?? null,
      fault: found,
    }
  })
}
