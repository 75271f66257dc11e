import { z } from 'zod'
import { accountDigits, bankCodes, LONGEST_ACCOUNT_HOLDER } from './banks.rules.ts'

/** Where the deposit of a virtual account goes back to. */
export const RefundAccount = z.object({
  bankCode: z.enum(bankCodes),
  /** Digits, with spaces or hyphens between them. */
  accountNumber: z
    .string()
    .trim()
    .max(40)
    .refine((text) => accountDigits(text) !== null),
  holder: z.string().trim().min(1).max(LONGEST_ACCOUNT_HOLDER),
})
export type RefundAccount = z.output<typeof RefundAccount>
