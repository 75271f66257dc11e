import { expect, test } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import { listStaffActions } from 'contract/people/staff/api'
import * as api from 'contract/money/settlements/payouts.api'
import type { PayoutSeq } from 'contract/values/ids'
import * as payees from 'contract/money/settlements/payees.api'
import { PRICE } from '../../../testing/orders-world.ts'
import { aSellingSite } from '../../../testing/settlements-world.ts'

const november = { settlementMonth: '2026-11', body: {} }
const payee = {
  taxKind: 'BUSINESS' as const,
  businessNo: '1208147521',
  bankName: '국민은행',
  accountNumber: '110-123-456789',
  holder: '김하루',
}
const transfer = { paidOn: '2026-12-01', reference: '국민 20261201-17' }
const reason = '통장 사본의 예금주가 달라요.'

/** A site whose November was closed, and what owner and operator do about its payout. */
async function aClosedMonth(options = { isCollected: true }) {
  const site = await aSellingSite(options)
  const { add, owner, operator, channelSeq } = site
  await site.app.workOnce()
  site.mails.length = 0
  await owner.call(payees.savePayee, { channelSeq, body: payee })
  site.passDays(10)
  await site.close()
  const first = async (shelf: 'waiting' | 'approved' | 'owed' | 'done') => {
    const { list } = await operator.call(api.listPayouts, { query: { shelf } })
    return list[0]
  }
  const seq = async () => {
    const [row] = await add.all<{ payout_seq: PayoutSeq }>('select payout_seq from payouts')
    if (!row) throw new Error('nothing is to be paid')
    return { payoutSeq: row.payout_seq }
  }
  return {
    ...site,
    first,
    seq,
    request: async () => {
      await site.approveDocuments()
      return owner.call(api.requestPayout, { channelSeq, ...november })
    },
    moved: () =>
      add.all(
        "select kind, amount::int from money_entries where kind in ('PAYOUT', 'WITHHOLDING') order by entry_seq",
      ),
  }
}

test('what the platform collected is requested, approved and paid, and then stands in the ledger', async () => {
  const { request, first, seq, operator, statements, moved, app, mails, owner, channelSeq, add } =
    await aClosedMonth()
  const balance = 2 * PRICE - 2100 - 210
  expect(await statements()).toMatchObject([{ state: 'CLOSED', collectedAmount: 2 * PRICE, balance }])

  await request()
  await request()
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('정산금 지급 요청')])
  expect(await first('waiting')).toMatchObject({ siteName: 'haru', month: '2026-11', balance })

  const one = await seq()
  await operator.call(api.approvePayout, { ...one, body: { seen: 'REQUESTED' } })
  expect(await moved()).toEqual([])
  expect(await first('approved')).toMatchObject({ state: 'APPROVED' })
  await operator.call(api.payPayout, { ...one, body: { seen: 'APPROVED', ...transfer } })
  await operator.call(api.payPayout, { ...one, body: { seen: 'APPROVED', ...transfer } })

  expect(await moved()).toEqual([{ kind: 'PAYOUT', amount: -balance }])
  expect(await statements()).toMatchObject([{ state: 'PAID', ...transfer }])
  const { payout, statement } = await operator.call(api.getPayout, one)
  expect([payout.state, statement.balance]).toEqual(['PAID', balance])
  const [left] = await add.all('select sum(amount)::int as left from money_entries')
  expect(left).toEqual({ left: 0 })

  await app.workOnce()
  expect(mails.at(-1)?.subject).toContain('정산금을 입금했습니다')
  expect(mails.at(-1)?.text).toContain('2026년 11월')
  const { list } = await owner.call(listAlarms, { channelSeq })
  expect(list.map(({ path }) => path)).toContain('/settings/settlement?month=2026-11')
  const { list: actions } = await owner.call(listStaffActions, { channelSeq })
  expect(actions.map(({ name, userTypeCd }) => [name, userTypeCd]).slice(0, 3)).toEqual([
    ['Boss', 'OPR'],
    ['Boss', 'OPR'],
    ['Haru', 'OWN'],
  ])
})

test('of a person without a business registration income tax is kept back and entered', async () => {
  const { request, seq, operator, owner, channelSeq, statements, moved } = await aClosedMonth()
  const body = { ...payee, taxKind: 'INDIVIDUAL' as const, businessNo: null, accountNumber: null }
  await owner.call(payees.savePayee, { channelSeq, body })
  await request()
  expect(await statements()).toMatchObject([{ balance: 57_690, withholdingAmount: 1900 }])

  const one = await seq()
  expect(await operator.call(api.getPayout, one)).toMatchObject({
    payee: { bankName: '국민은행', accountEnd: '6789' },
    accountNumber: null,
  })
  await operator.call(api.approvePayout, { ...one, body: { seen: 'REQUESTED' } })
  expect((await operator.call(api.getPayout, one)).accountNumber).toBe('110-123-456789')
  await operator.call(api.payPayout, { ...one, body: { seen: 'APPROVED', ...transfer } })
  expect(await moved()).toEqual([
    { kind: 'PAYOUT', amount: -55_790 },
    { kind: 'WITHHOLDING', amount: -1900 },
  ])
})

test('nothing is requested before an account is named, and it does not change while a payout is under way', async () => {
  const { request, owner, operator, seq, channelSeq, add, member } = await aClosedMonth()
  await add.all('delete from payees')
  expect(await owner.call(payees.getPayee, { channelSeq })).toEqual({ payee: null })
  await expect(request()).refuses('PAYEE_MISSING')
  const withoutNumber = { ...payee, accountNumber: null }
  await expect(owner.call(payees.savePayee, { channelSeq, body: withoutNumber })).refuses('PAYEE_MISSING')
  await owner.call(payees.savePayee, { channelSeq, body: payee })
  await request()

  await expect(owner.call(payees.savePayee, { channelSeq, body: payee })).refuses('PAYEE_IN_USE')
  await operator.call(api.holdPayout, { ...(await seq()), body: { seen: 'REQUESTED', reason } })
  await owner.call(payees.savePayee, { channelSeq, body: { ...payee, holder: '김하나' } })
  const manager = await member('Mo', 'MNG')
  const { payee: shown } = await manager.call(payees.getPayee, { channelSeq })
  expect(shown).toMatchObject({ holder: '김하나', accountEnd: '6789' })
  expect(JSON.stringify(shown)).not.toContain('123456')
  await expect(manager.call(payees.savePayee, { channelSeq, body: payee })).refuses('NOT_ALLOWED')
  const [stored] = await add.all<{ row: string }>('select payees::text as row from payees')
  expect(stored?.row).not.toContain('123-456789')
})

test.each([true, false])(
  'an owner reads the fee of today and who pays out; the platform collects: %s',
  async (isCollected) => {
    const { owner, channelSeq, add } = await aSellingSite({ isCollected })
    await add.all(`insert into merchant_currencies (channel_seq, currency, merchant_seq)
      select channel_seq, 'KRW', merchant_seq from merchants`)
    const terms = await owner.call(payees.getPayoutTerms, { channelSeq })
    expect(terms).toEqual({ feeRate: 350, isCollected, payee: null })
  },
)

test('a payout is held with a reason that the owner reads, and requested again', async () => {
  const { request, seq, operator, statements, app, mails } = await aClosedMonth()
  await request()
  const one = await seq()
  await operator.call(api.holdPayout, { ...one, body: { seen: 'REQUESTED', reason } })

  expect(await statements()).toMatchObject([{ state: 'HELD', holdReason: reason }])
  await app.workOnce()
  expect(mails.at(-1)?.text).toContain(reason)
  await expect(operator.call(api.payPayout, { ...one, body: { seen: 'HELD', ...transfer } })).refuses(
    'PAYOUT_CHANGED',
  )
  await request()
  expect(await statements()).toMatchObject([{ state: 'REQUESTED', holdReason: null }])
})

test('of two operators who decide at once one is refused, and nothing is paid twice', async () => {
  const { request, seq, operator, moved } = await aClosedMonth()
  await request()
  const one = await seq()
  const decided = await Promise.all([
    operator.refusal(api.approvePayout, { ...one, body: { seen: 'REQUESTED' } }),
    operator.refusal(api.holdPayout, { ...one, body: { seen: 'REQUESTED', reason } }),
  ])
  expect(decided.filter(({ code }) => code === '000000')).toHaveLength(1)

  const { payout } = await operator.call(api.getPayout, one)
  if (payout.state === 'HELD') await operator.call(api.approvePayout, { ...one, body: { seen: 'HELD' } })
  const paid = await Promise.all(
    ['A-1', 'A-2'].map((reference) =>
      operator.refusal(api.payPayout, { ...one, body: { seen: 'APPROVED', ...transfer, reference } }),
    ),
  )
  expect(paid.filter(({ code }) => code === '000000')).toHaveLength(1)
  expect(await moved()).toHaveLength(1)
})

test('a site that is paid by its own provider owes the fee; once it is paid, the ledger says so', async () => {
  const { request, seq, first, operator, statements, moved } = await aClosedMonth({ isCollected: false })
  expect(await statements()).toMatchObject([{ state: 'CLOSED', collectedAmount: 0, balance: -2310 }])
  await expect(request()).refuses('PAYOUT_CHANGED')
  expect(await first('owed')).toMatchObject({ balance: -2310 })

  await operator.call(api.payPayout, { ...(await seq()), body: { seen: 'CLOSED', ...transfer } })
  expect(await moved()).toEqual([{ kind: 'PAYOUT', amount: 2310 }])
  expect(await first('owed')).toBeUndefined()
  expect(await first('done')).toMatchObject({ state: 'PAID' })
})

test('what a site did not pay stands in its next statement, and is paid there alone', async () => {
  const { refund, close, passDays, statements, seq, operator } = await aClosedMonth({ isCollected: false })
  const one = await seq()
  await refund()
  expect(await statements()).toMatchObject([{ state: 'OPEN', arrearsAmount: -2310 }, { movedTo: null }])
  passDays(31)
  await close()

  const [december, before] = await statements()
  // The refund gives back 1,050 won of the fee and 105 of its tax.
  expect(december).toMatchObject({ month: '2026-12', arrearsAmount: -2310, balance: -1155 })
  expect(before).toMatchObject({ state: 'CLOSED', balance: -2310, movedTo: '2026-12' })
  const body = { seen: 'CLOSED' as const, ...transfer }
  await expect(operator.call(api.payPayout, { ...one, body })).refuses('PAYOUT_CHANGED')
})

test('the day of a payment lies between the close of the month and today', async () => {
  const { seq, operator } = await aClosedMonth({ isCollected: false })
  const one = await seq()
  for (const paidOn of ['2026-11-30', '2026-12-02'])
    await expect(
      operator.call(api.payPayout, { ...one, body: { seen: 'CLOSED', ...transfer, paidOn } }),
    ).refuses('PAYOUT_DAY_WRONG')
})

test('a manager requests no payout, and an owner decides none', async () => {
  const { member, channelSeq, owner, request, seq } = await aClosedMonth()
  const manager = await member('Mo', 'MNG')
  await expect(manager.call(api.requestPayout, { channelSeq, ...november })).refuses('NOT_ALLOWED')
  await request()
  const one = await seq()
  await expect(owner.call(api.listPayouts, {})).refuses('NOT_ALLOWED')
  await expect(owner.call(api.approvePayout, { ...one, body: { seen: 'REQUESTED' } })).refuses('NOT_ALLOWED')
})

test('the database pays nothing that the ledger does not have, and nothing twice', async () => {
  const { add, request } = await aClosedMonth()
  await request()
  const entry = (kind: string, amount: number) =>
    add.all(
      `insert into money_entries (channel_seq, kind, amount, currency, day, occurred_at, is_test, settlement_no)
       select channel_seq, $1, $2, 'KRW', '2026-12-01', '2026-12-01T03:00:00Z', false, settlement_no from settlements`,
      [kind, amount],
    )
  await expect(entry('PAYOUT', -57_690)).rejects.toThrow('differs from the ledger')
  const paid = "state = 'PAID', paid_at = now(), paid_on = '2026-12-01', reference = 'x'"
  await expect(add.all(`update payouts set ${paid}`)).rejects.toThrow('approved before it is paid')
  await add.all("update payouts set state = 'APPROVED', approved_at = now()")
  await expect(add.all(`update payouts set ${paid}`)).rejects.toThrow('differs from the ledger')
  await expect(add.all('update payouts set balance = 1')).rejects.toThrow('is never changed')
  await expect(add.all('delete from payouts')).rejects.toThrow('is never changed')
})
