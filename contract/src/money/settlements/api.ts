import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Download } from '../../values/download.ts'
import { FileLink } from '../../values/file-link.ts'
import { currency } from '../../values/ids.ts'
import { ProductSum, Settlement } from './schemas.ts'

const path = '/channels/:channelSeq/settlements'

/** The statements of a site, the latest month first: closed ones, and those that still change. */
export const listSettlements = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_SALES_READ',
  reply: z.object({ list: Settlement.array() }),
  shows: 'orders',
})
/** What each title brought in a month, the most first. */
export const getSettlementProducts = endpoint({
  method: 'GET',
  base: 'util',
  path: `${path}/:settlementMonth`,
  access: 'SITE_SALES_READ',
  query: z.object({ currency: currency.default('KRW') }),
  reply: z.object({ list: ProductSum.array() }),
  shows: 'orders',
})
/** The payments and refunds of a month as a spreadsheet, at an address that works for a few minutes. */
export const downloadSettlementEntries = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/:settlementMonth/download`,
  access: 'SITE_SALES_READ',
  whileSuspended: 'managers',
  action: 'settlements.downloadSettlementEntries',
  body: z.object({ currency: currency.default('KRW') }),
  reply: FileLink,
})
/** A statement as a PDF, for bookkeepers. */
export const printSettlement = endpoint({
  method: 'GET',
  base: 'util',
  path: `${path}/:settlementMonth/pdf`,
  access: 'SITE_SALES_READ',
  query: z.object({ currency: currency.default('KRW') }),
  reply: Download,
  refuses: ['NOT_FOUND'],
})
