import { getPaymentInfo, getPaymentOffer } from 'contract/money/orders/api'
import { getPackagePaymentInfo } from 'contract/money/orders/package-payments.api'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { useIsPackagePage } from './orders.api.ts'
import type { PaymentInfo } from './payment-info.ts'

const nothingBegun = { payUntil: null, holdUntil: null, depositOrderNo: null, coupon: null, address: null }
const nobody = { name: '', email: '', phone: null }

/**
 * What the checkout shows: to members with what is theirs, to everybody else the offer. Who becomes a member while they
 * pay keeps the offer on the screen until theirs is there.
 */
export function useCheckoutInfo(courseSeq: CourseSeq, classSeq: ClassSeq | undefined) {
  const { state, user, isChannelUser } = useSession()
  const question = { courseSeq, query: { ...(classSeq && { classSeq }) } }
  const offer = useEndpoint(getPaymentOffer, question, { enabled: state !== 'loading' && !isChannelUser })
  const isPackage = useIsPackagePage()
  const ofClass = useEndpoint(getPaymentInfo, question, { enabled: isChannelUser && !isPackage })
  const ofPackage = useEndpoint(getPackagePaymentInfo, question, { enabled: isChannelUser && isPackage })
  const info = isPackage ? ofPackage : ofClass
  const orderer = user ? { name: user.name, email: user.email, phone: user.phone } : nobody
  const shown: PaymentInfo | undefined =
    info.data ?? (offer.data && { ...offer.data, orderer, ...nothingBegun })
  const { error, refetch } = isChannelUser ? info : offer
  return { data: shown, error, refetch }
}
