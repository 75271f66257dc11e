import { payMethodNames, type PayMethodName } from 'contract/money/orders/pay-methods.rules'
import type { MerchantSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The ways to pay that the site switched on for this account. */
export async function findPayMethods(db: ChannelDb, merchantSeq: MerchantSeq): Promise<PayMethodName[]> {
  const row = await tables(db)
    .selectFrom('merchants')
    .select('payMethods')
    .where('merchantSeq', '=', merchantSeq)
    .executeTakeFirst()
  return payMethodNames.filter((name) => row?.payMethods.includes(name))
}

export function setPayMethods(tx: ChannelTx, merchantSeq: MerchantSeq, payMethods: PayMethodName[]) {
  return tables(tx)
    .updateTable('merchants')
    .set({ payMethods })
    .where('merchantSeq', '=', merchantSeq)
    .execute()
}
