import { enrolFree } from 'contract/workflows/admissions/api'
import * as api from 'contract/money/orders/api'
import { getPackageOrder, payPackage } from 'contract/money/orders/package-payments.api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import type { CourseSeq } from 'contract/values/ids'
import { cancelDeposit } from 'contract/money/orders/deposits.api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { useLocation } from 'react-router'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'

/** Whether the page is one of a package: its calls have names of their own. */
export const useIsPackagePage = () => useLocation().pathname.startsWith('/packages/')

export function usePay(courseSeq: CourseSeq) {
  const ofClass = useCommand(api.pay, { courseSeq })
  const ofPackage = useCommand(payPackage, { courseSeq })
  return useIsPackagePage() ? ofPackage : ofClass
}
export const useEnrolFree = (courseSeq: CourseSeq) => useCommand(enrolFree, { courseSeq })
export const useApply = (courseSeq: CourseSeq) => useCommand(applyForPlace, { courseSeq })
export const useConfirm = () => useCommand(api.confirmPayment, {})
export const useFail = () => useCommand(api.failPayment, {})
export const useCancelDeposit = (orderNo: string) => useCommand(cancelDeposit, { orderNo })
export const useGiveRefundAccount = (orderNo: string) => useCommand(saveRefundAccount, { orderNo })
export const useOrder = (orderNo: string) => useEndpoint(api.getOrder, { orderNo })
/** The order that was paid, and the classes it opened where it was one of a package. */
export function usePaidOrder(courseSeq: CourseSeq, orderNo: string) {
  const isPackage = useIsPackagePage()
  const ofClass = useEndpoint(api.getOrder, { orderNo }, { enabled: !isPackage })
  const ofPackage = useEndpoint(getPackageOrder, { courseSeq, query: { orderNo } }, { enabled: isPackage })
  const { error, refetch } = isPackage ? ofPackage : ofClass
  return { order: ofPackage.data ?? ofClass.data, classes: ofPackage.data?.classes ?? [], error, refetch }
}
export const useMyOrders = (page: number) =>
  useEndpoint(api.listMyOrders, { query: { page } }, { keep: true })

export const useMailReceipt = (orderNo: string) => useCommand(api.mailReceipt, { orderNo })

/** Fetches the address of the receipt's PDF and starts the download. */
export function useSaveReceipt() {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (orderNo: string) => saveFile(await call(api.printReceipt, { channelSeq, orderNo }))
}
