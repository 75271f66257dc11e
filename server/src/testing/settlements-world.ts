import { refundOrder } from 'contract/money/orders/api'
import { listSettlements } from 'contract/money/settlements/api'
import { closeMonths } from '../features/money/settlements/settlements.jobs.ts'
import { aShop, buy } from './orders-world.ts'
import { somebody } from './world.ts'

/**
 * A site that takes real money and sold two places in November, at a fee of 3.5 percent. `isCollected`: its sales come to the
 * platform.
 */
export async function aSellingSite({ isCollected = false } = {}) {
  const shop = await aShop()
  const { app, add, owner, member, mina, courseRef, channelSeq, clock } = shop
  Object.assign(app.ports.settings, {
    platformFees: [{ from: '2026-11', rate: 350 }],
    platformMerchants: isCollected ? ['live_ck'] : [],
  })
  const { orderNo } = await buy(mina, courseRef)
  await buy(await member('Jun'), courseRef)
  /** The sandbox moves no money; here its entries stand for real ones. */
  const makeReal = async () => {
    await add.all('update payments set is_test = false, merchant_seq = (select merchant_seq from merchants)')
    await add.all('alter table money_entries disable trigger keep_money_entry')
    await add.all('update money_entries set is_test = false')
    await add.all('alter table money_entries enable trigger keep_money_entry')
  }
  await add.row('merchants', {
    channel_seq: channelSeq,
    provider: 'toss',
    mode: 'live',
    account_key: 'live_ck',
    public_keys: '{}',
    sealed_keys: '{}',
    secret_ends: '{}',
    notice_token: 'token',
    connected_at: clock.now,
    checked_at: clock.now,
  })
  await makeReal()
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true, email_verified_at = now() where user_seq = $1', [
    boss.userSeq,
  ])
  return {
    ...shop,
    operator: shop.as(boss),
    makeReal,
    close: () => shop.passTimer(closeMonths),
    /** Every document of the payee, approved. */
    approveDocuments: () =>
      add.all(
        `with paper as (
           insert into files (channel_seq, kind, storage_key, origin_file_name, content_type, file_size, uploaded_by_user_seq, created_at)
           select $1, 'payee', 'paper-' || gen_random_uuid(), 'paper.pdf', 'application/pdf', 10, $2, now() returning file_seq)
         insert into payee_documents (channel_seq, kind, file_seq, state, submitted_at, decided_at)
         select $1, kind, file_seq, 'APPROVED', now(), now()
           from paper, unnest(array['BANK_BOOK', 'BUSINESS_LICENCE', 'ID']) as kind
         on conflict (channel_seq, kind) do update set state = 'APPROVED', decided_at = now(), reason = null`,
        [channelSeq, shop.ownerSeq],
      ),
    passDays: (days: number) => clock.pass({ minutes: days * 24 * 60 }),
    refund: async () => {
      // Only the sandbox gives back what was paid to it.
      await add.all('update payments set is_test = true, merchant_seq = null')
      await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '일정 변경' } })
      await makeReal()
    },
    statements: async () => (await owner.call(listSettlements, { channelSeq })).list,
    charges: () =>
      add.all(
        "select kind, amount::int, settlement_no is null as free from money_entries where kind in ('FEE', 'TAX')",
      ),
  }
}
