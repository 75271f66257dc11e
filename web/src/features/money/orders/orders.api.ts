import { enrolFree } from 'contract/workflows/admissions/api'
import * as api from 'contract/money/orders/api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import type { CourseSeq } from 'contract/values/ids'
import { cancelDeposit } from 'contract/money/orders/deposits.api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'

export const usePay = (courseSeq: CourseSeq) => useCommand(api.pay, { courseSeq })
export const useEnrolFree = (courseSeq: CourseSeq) => useCommand(enrolFree, { courseSeq })
export const useApply = (courseSeq: CourseSeq) => useCommand(applyForPlace, { courseSeq })
export const useConfirm = () => useCommand(api.confirmPayment, {})
export const useFail = () => useCommand(api.failPayment, {})
export const useCancelDeposit = (orderNo: string) => useCommand(cancelDeposit, { orderNo })
export const useGiveRefundAccount = (orderNo: string) => useCommand(saveRefundAccount, { orderNo })
export const useOrder = (orderNo: string) => useEndpoint(api.getOrder, { orderNo })
export const useMyOrders = (page: number) =>
  useEndpoint(api.listMyOrders, { query: { page } }, { keep: true })

export const useMailReceipt = (orderNo: string) => useCommand(api.mailReceipt, { orderNo })

/** Fetches the address of the receipt's PDF and starts the download. */
export function useSaveReceipt() {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (orderNo: string) => saveFile(await call(api.printReceipt, { channelSeq, orderNo }))
}
