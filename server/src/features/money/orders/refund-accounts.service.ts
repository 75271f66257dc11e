import { accountDigits } from 'contract/money/orders/banks.rules'
import { RefundAccount } from 'contract/money/orders/refund-accounts.schemas'
import type { OrderSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { PaymentRow } from './payments.queries.ts'
import { deleteRefundAccount, findSealedAccount, upsertRefundAccount } from './refund-accounts.queries.ts'
import { findOpenRefunds } from './refunds.queries.ts'

const labelOf = ({ channelSeq }: Pick<Context, 'channelSeq'>, orderSeq: OrderSeq) =>
  `refund-account:${channelSeq}:${orderSeq}`

/** A deposit came from somebody's bank, which takes nothing back. */
export const needsAccount = ({ payMethodCd }: Pick<PaymentRow, 'payMethodCd'>) =>
  payMethodCd === payMethods.virtualAccount

/** Keeps the account sealed until the money went back. docs/rules.md R-795. */
export function keepAccount(
  ctx: MemberContext,
  tx: ChannelTx,
  { orderSeq, account }: { orderSeq: OrderSeq; account: RefundAccount },
) {
  const text = JSON.stringify({ ...account, accountNumber: accountDigits(account.accountNumber) })
  const sealed = ctx.ports.secrets.wrap(Buffer.from(text), labelOf(ctx, orderSeq))
  return upsertRefundAccount(tx, {
    orderSeq,
    sealed,
    givenAt: ctx.now(),
    givenByUserSeq: ctx.user.userSeq,
  })
}

/** The account of an order; null where nobody gave one. */
export async function readAccount(
  ctx: Pick<Context, 'channelSeq' | 'ports'>,
  db: ChannelDb,
  orderSeq: OrderSeq,
) {
  const sealed = await findSealedAccount(db, orderSeq)
  if (sealed === null) return null
  const text = ctx.ports.secrets.unwrap(sealed, labelOf(ctx, orderSeq)).toString('utf8')
  return RefundAccount.parse(JSON.parse(text))
}

/** REFUND_ACCOUNT_NEEDED where money would go back to nobody knows where. docs/rules.md R-795. */
export async function checkAccount(db: ChannelDb, payment: PaymentRow) {
  if (needsAccount(payment) && (await findSealedAccount(db, payment.orderSeq)) === null)
    throw refuse('REFUND_ACCOUNT_NEEDED')
}

export { deleteRefundAccount as forgetAccount }

/** The same once no refund of the order needs it: money of one order may have come, and go back, twice. docs/rules.md R-795. */
export async function forgetUnneededAccount(tx: ChannelTx, orderSeq: OrderSeq) {
  if ((await findOpenRefunds(tx, orderSeq)).length === 0) await deleteRefundAccount(tx, orderSeq)
}
