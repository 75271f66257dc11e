import { filesFixture } from '../../system/files/files.fixture.ts'
import { fixture, MARK, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'

/** The statement of a month whose payout is on hold. */
export const settlementsFixture = fixture({
  after: [filesFixture],
  async add(world, { fileSeq }) {
    const { channel_seq } = ofSite(world)
    const [payout] = await world.add.all<{ payout_seq: number }>(
      `with statement as (
         insert into settlements (channel_seq, month, currency, state, fee_rate, closed_at, collected_amount)
         values ($1, '2026-01-01', 'USD', 'CLOSED', 0, $2, 1000) returning settlement_no)
       insert into payouts (channel_seq, settlement_no, balance, state, requested_at, held_at, hold_reason)
       select $1, settlement_no, 1000, 'HELD', $2, $2, $3 from statement returning payout_seq`,
      [channel_seq, noon, MARK],
    )
    await world.add.row('ledger_checks', { channel_seq, checked_at: noon })
    await world.add.row('ledger_differences', { channel_seq, what: 'SEATS', currency: 'NONE', number: 1 })
    await world.add.row('payees', {
      channel_seq,
      tax_kind: 'BUSINESS',
      business_no: '1208147521',
      bank_name: MARK,
      sealed_account: world.app.ports.secrets.wrap(Buffer.from('110123456789'), `payee:${channel_seq}`),
      account_end: '6789',
      holder: MARK,
      changed_at: noon,
    })
    await world.add.row('payee_documents', {
      channel_seq,
      kind: 'BANK_BOOK',
      file_seq: fileSeq,
      state: 'RETURNED',
      reason: MARK,
      submitted_at: noon,
      decided_at: noon,
    })
    await world.add.all(
      `insert into settlement_invoices (channel_seq, settlement_no, invoice_no, issued_on, file_seq)
       select channel_seq, settlement_no, $1, '2026-02-01', $2 from payouts where payout_seq = $3`,
      [MARK, fileSeq, payout?.payout_seq ?? 0],
    )
    return {
      documentKind: 'BANK_BOOK',
      invoiceNo: MARK,
      issuedOn: '2026-02-01',
      taxKind: 'BUSINESS',
      businessNo: '1208147521',
      settlementMonth: '2026-01',
      payoutSeq: payout?.payout_seq ?? 0,
      seen: 'HELD',
      paidOn: '2026-11-20',
      reference: MARK,
    }
  },
})
