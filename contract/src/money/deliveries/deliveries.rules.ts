/** READY until it is sent; what is never sent ends CANCELLED. */
export const deliveryStates = ['READY', 'SHIPPED', 'DELIVERED', 'RETURNED', 'CANCELLED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const moves: Record<DeliveryState, readonly DeliveryState[]> = {
  READY: ['SHIPPED', 'CANCELLED'],
  // A mistake is undone: the parcel was never sent, or it did not arrive yet.
  SHIPPED: ['READY', 'DELIVERED', 'RETURNED', 'CANCELLED'],
  DELIVERED: ['SHIPPED', 'RETURNED'],
  // What came back is sent once more.
  RETURNED: ['READY', 'CANCELLED'],
  CANCELLED: [],
}
/** Whether a parcel may move on like this. docs/rules.md R-783. */
export const canMoveDelivery = (from: DeliveryState, to: DeliveryState) => moves[from].includes(to)

interface ShippingFacts {
  /** The enrolment of the item has ended. */
  isCancelled: boolean
  /** A refund that ends the enrolment is at the provider. */
  isBeingRefunded: boolean
  hasAddress: boolean
}
/** Why this parcel cannot be sent now; null when it can. docs/rules.md R-784. */
export function checkShipping(
  state: DeliveryState,
  { isCancelled, isBeingRefunded, hasAddress }: ShippingFacts,
) {
  if (state !== 'READY') return 'DELIVERY_NOT_READY'
  if (isCancelled) return 'DELIVERY_CANCELLED'
  if (isBeingRefunded) return 'DELIVERY_BEING_REFUNDED'
  return hasAddress ? null : 'DELIVERY_NO_ADDRESS'
}

/** Where staff move a parcel to. One that would wait to be sent although its enrolment ended is cancelled. docs/rules.md R-783. */
export const stateAfter = (
  to: Exclude<DeliveryState, 'CANCELLED'>,
  { isCancelled }: { isCancelled: boolean },
): DeliveryState => (to === 'READY' && isCancelled ? 'CANCELLED' : to)

export const couriers = ['CJ', 'EPOST', 'HANJIN', 'LOTTE', 'LOGEN', 'OTHER'] as const
export type CourierCd = (typeof couriers)[number]

/** The number as stored, without what people put between its digits. */
export const normalizeTrackingNo = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

const domestic = /^\d{9,14}$/
const postal = /^(\d{13}|[A-Z]{2}\d{9}[A-Z]{2})$/
const other = /^[0-9A-Z]{0,30}$/
/** Whether a carrier gives such numbers; another carrier may give none. docs/rules.md R-785. */
export function isTrackingNo(courierCd: CourierCd, trackingNo: string) {
  if (courierCd === 'OTHER') return other.test(trackingNo)
  return (courierCd === 'EPOST' ? postal : domestic).test(trackingNo)
}

const pages: Record<Exclude<CourierCd, 'OTHER'>, string> = {
  CJ: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  EPOST: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?displayHeader=N&sid1=',
  HANJIN: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  LOTTE: 'https://www.lotteglogis.com/home/reservation/tracking/invoiceView?InvNo=',
  LOGEN: 'https://www.ilogen.com/web/personal/trace/',
}
/** The page of the carrier that says where the parcel is; null where none is known. */
export const trackingUrl = (courierCd: CourierCd, trackingNo: string) =>
  courierCd === 'OTHER' ? null : `${pages[courierCd]}${encodeURIComponent(trackingNo)}`

/** At most so many parcels are sent at once. */
export const MAX_SHIPPED_AT_ONCE = 100

const zipForm = /^\d{5}$/
export const isZipcode = (text: string) => zipForm.test(text)
