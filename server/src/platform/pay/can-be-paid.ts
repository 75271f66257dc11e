import type { Currency } from 'contract/values/ids'
import type { Context } from '../context.ts'

/** Whether a site can be paid in this currency, so that something may be sold there. docs/rules.md R-736. */
export type CanBePaid = (ctx: Context, currency: Currency) => Promise<boolean>
