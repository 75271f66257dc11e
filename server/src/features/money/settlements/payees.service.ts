import type { savePayee as SavePayee } from 'contract/money/settlements/payees.api'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { reopenDocuments } from './payee-documents.queries.ts'
import { findPayee, hasPayoutUnderWay, upsertPayee } from './payees.queries.ts'

const labelOf = ({ channelSeq }: Pick<Context, 'channelSeq'>) => `payee:${channelSeq}`
const DIGITS_SHOWN = 4

/** Without the account number, of which the last digits are shown. */
export async function readPayee(db: ChannelDb) {
  const payee = await findPayee(db)
  if (!payee) return null
  const { sealedAccount: _, ...shown } = payee
  return shown
}

/** The whole number, for the operator who transfers an approved payout. */
export async function openAccount(ctx: Context) {
  const payee = await findPayee(ctx.db)
  return payee ? ctx.ports.secrets.unwrap(payee.sealedAccount, labelOf(ctx)).toString('utf8') : null
}

/** Documents that were approved for the payee as it was are looked at again. docs/rules.md. */
export async function savePayee(
  ctx: MemberContext,
  { accountNumber, ...input }: z.output<(typeof SavePayee)['body']>,
) {
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    if (await hasPayoutUnderWay(tx)) throw refuse('PAYEE_IN_USE')
    const before = await findPayee(tx)
    if (accountNumber === null && !before) throw refuse('PAYEE_MISSING')
    const account =
      accountNumber === null
        ? { sealedAccount: before?.sealedAccount ?? '', accountEnd: before?.accountEnd ?? '' }
        : {
            sealedAccount: ctx.ports.secrets.wrap(Buffer.from(accountNumber), labelOf(ctx)),
            accountEnd: accountNumber.replaceAll('-', '').slice(-DIGITS_SHOWN),
          }
    await upsertPayee(tx, { ...input, ...account, changedAt: ctx.now() })
    await reopenDocuments(tx)
    ctx.audit.record({
      ...(before && { before: factsOf(before) }),
      after: factsOf({ ...input, ...account }),
    })
  })
  return null
}

const factsOf = ({
  taxKind,
  bankName,
  holder,
  accountEnd,
}: {
  taxKind: string
  bankName: string
  holder: string
  accountEnd: string
}) => ({ taxKind, bankName, holder, accountEnd })
