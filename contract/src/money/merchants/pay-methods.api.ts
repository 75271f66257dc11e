import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { payMethodNames } from '../orders/pay-methods.rules.ts'

const path = '/channels/:channelSeq/merchants/:merchantSeq/methods'
const names = z.enum(payMethodNames).array()

/** How buyers can pay through this account of the site: what its provider knows, and what the site switched on. */
export const getPayMethods = endpoint({
  method: 'GET',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  reply: z.object({ offered: names, chosen: names }),
  refuses: ['NOT_FOUND'],
  shows: 'merchants',
})
/** Those for which the site has a contract with its provider. docs/rules.md R-796. */
export const savePayMethods = endpoint({
  method: 'POST',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.savePayMethods',
  body: z.object({ chosen: names.min(1).max(payMethodNames.length) }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'PAY_METHOD_OFF'],
  touches: ['merchants', 'orders'],
})
