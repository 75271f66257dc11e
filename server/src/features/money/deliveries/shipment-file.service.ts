import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readRows } from '../../../platform/spreadsheets/read-workbook.ts'
import { findDeliveriesByOrderNo } from './deliveries.queries.ts'
import { checkShipmentRows, shipmentHeadings } from './shipment-file.rules.ts'

/** A file is read in the process that serves everybody: ten in a row, then one in ten seconds. */
const PACE = { most: 10, everySeconds: 10 }

/** What an uploaded spreadsheet of tracking numbers holds, row by row, with the parcel it means or what is wrong. */
export async function checkShipmentFile(ctx: MemberContext, file: string) {
  if (!(await ctx.ports.limits.allow({ [`workbook:${ctx.user.userSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const rows = await readRows(file, shipmentHeadings, ['orderNo'])
  const orderNos = new Set(rows.map(({ cells }) => cells.orderNo.toUpperCase()))
  const checked = checkShipmentRows(rows, await findDeliveriesByOrderNo(ctx.db, [...orderNos]))
  const faultyCount = checked.filter(({ fault }) => fault !== null).length
  ctx.audit.record({ after: { count: checked.length, faultyCount } })
  return { rows: checked }
}
