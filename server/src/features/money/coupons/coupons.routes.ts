import * as api from 'contract/money/coupons/api'
import { implement } from '../../../platform/http/implement.ts'
import { download, listMine, offeredFor, receiveByLink, register } from './coupon-box.service.ts'
import { checkFor } from './coupon-spending.service.ts'
import { downloadHolders } from './coupon-spreadsheet.service.ts'
import { activate, create, getOne, listAll, remove, update } from './coupons.service.ts'

export const couponRoutes = [
  implement(api.listCoupons, ({ ctx }) => listAll(ctx)),
  implement(api.createCoupon, ({ ctx, body }) => create(ctx, body)),
  implement(api.getCoupon, ({ ctx, params }) => getOne(ctx, params.couponInfoSeq)),
  implement(api.downloadHolders, ({ ctx, params }) => downloadHolders(ctx, params.couponInfoSeq)),
  implement(api.updateCoupon, ({ ctx, params, body }) => update(ctx, params.couponInfoSeq, body)),
  implement(api.activateCoupon, ({ ctx, params, body }) =>
    activate(ctx, params.couponInfoSeq, body.isActive),
  ),
  implement(api.deleteCoupon, ({ ctx, params }) => remove(ctx, params.couponInfoSeq)),
  implement(api.listMyCoupons, ({ ctx }) => listMine(ctx)),
  implement(api.registerCoupon, ({ ctx, body }) => register(ctx, body.code)),
  implement(api.downloadCoupon, ({ ctx, params }) => download(ctx, params.couponInfoSeq)),
  implement(api.receiveCoupon, ({ ctx, params }) => receiveByLink(ctx, params.linkToken)),
  implement(api.checkCoupons, ({ ctx, params }) => checkFor(ctx, params.courseSeq)),
  implement(api.listCourseCoupons, ({ ctx, params }) => offeredFor(ctx, params.courseSeq)),
]
