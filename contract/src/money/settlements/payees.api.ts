import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import {
  isAccountNumber,
  LONGEST_ACCOUNT,
  LONGEST_BANK,
  LONGEST_HOLDER,
} from '../merchants/deposit-account.rules.ts'
import { isBusinessNo, taxKinds } from './payees.rules.ts'
import { Payee } from './schemas.ts'

const path = '/channels/:channelSeq/settlement-payee'

export const getPayee = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_SALES_READ',
  reply: z.object({ payee: Payee.nullable() }),
  shows: 'settlements',
})
/** What the platform charges today, and whether and to whom it pays what it collects. docs/rules.md R-861. */
export const getPayoutTerms = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/settlement-terms',
  access: 'SITE_SALES_READ',
  alsoFor: ['SITE_MERCHANT_UPDATE'],
  reply: z.object({
    /** Of net sales, in hundredths of a percent. */
    feeRate: z.int(),
    /** Whether new payments come to the platform, which pays them out; otherwise the provider pays the site. */
    isCollected: z.boolean(),
    payee: Payee.nullable(),
  }),
  shows: 'settlements',
})
/** Without `accountNumber` the stored one stays. Refused while a payout is under way, so that what was approved goes where it was seen to go. */
export const savePayee = endpoint({
  method: 'POST',
  base: 'util',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'settlements.savePayee',
  recent: true,
  body: z
    .object({
      taxKind: z.enum(taxKinds),
      businessNo: z.string().refine(isBusinessNo).nullable(),
      bankName: z.string().trim().min(1).max(LONGEST_BANK),
      accountNumber: z.string().trim().max(LONGEST_ACCOUNT).refine(isAccountNumber).nullable(),
      holder: z.string().trim().min(1).max(LONGEST_HOLDER),
    })
    .refine(({ taxKind, businessNo }) => (taxKind === 'BUSINESS') === (businessNo !== null)),
  reply: nothing,
  refuses: ['PAYEE_IN_USE', 'PAYEE_MISSING'],
  touches: ['settlements'],
})
