import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import {
  isAccountNumber,
  LONGEST_ACCOUNT,
  LONGEST_BANK,
  LONGEST_HOLDER,
  MAX_DUE_DAYS,
} from './deposit-account.rules.ts'

const path = '/channels/:channelSeq/deposit-account'

/** Stores the account and whether buyers may choose it. Orders that wait keep the account that was shown with them. docs/rules.md R-730. */
export const saveDepositAccount = endpoint({
  method: 'POST',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.saveDepositAccount',
  recent: true,
  body: z.object({
    bankName: z.string().trim().min(1).max(LONGEST_BANK),
    accountNumber: z.string().trim().max(LONGEST_ACCOUNT).refine(isAccountNumber),
    holder: z.string().trim().min(1).max(LONGEST_HOLDER),
    dueDays: z.int().min(1).max(MAX_DUE_DAYS),
    isActive: z.boolean(),
  }),
  reply: nothing,
  touches: ['merchants', 'orders'],
})
