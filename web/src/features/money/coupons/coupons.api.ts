import * as api from 'contract/money/coupons/api'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useMyCoupons = () => useEndpoint(api.listMyCoupons, {})
export const useRegisterCoupon = () => useCommand(api.registerCoupon, {})
export const useReceiveCoupon = () => useCommand(api.receiveCoupon, {})
export const useDownloadCoupon = () => useCommand(api.downloadCoupon, {})
export const useCheckCoupons = (courseSeq: CourseSeq, enabled: boolean) =>
  useEndpoint(api.checkCoupons, { courseSeq }, { enabled })
export const useCourseCoupons = (courseSeq: CourseSeq) => useEndpoint(api.listCourseCoupons, { courseSeq })
