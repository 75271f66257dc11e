import { setTimeout as pause } from 'node:timers/promises'
import type { CourseSeq } from 'contract/values/ids'
import { violationsOf } from '../../../server/src/testing/money-truth.ts'
import { asAdministrator, type All } from './administrator.ts'
import type { Confirmed } from './money-load.ts'
import { bookOfProvider, type Taken } from './provider.ts'

/** Waits as long as anything moves: a busy machine has many jobs to do. */
const SILENT_MS = 60_000
const SETTLED_WITHIN_MS = 400_000
const LOOK_AGAIN_MS = 1000

/**
 * What is wrong at this moment, while people go on paying: something that was confirmed is missing, books of the shop differ from
 * each other, or they say more than the provider does.
 */
export async function lostMoney(all: All, { confirmed, dataDir }: { confirmed: Confirmed; dataDir: string }) {
  const rows = await all<{ problem: string }>(LOST, [
    JSON.stringify(confirmed.paid),
    JSON.stringify(confirmed.refunded),
    confirmed.requested,
    JSON.stringify(confirmed.payouts),
  ])
  const payments = await all<PaymentRow>(PAYMENTS)
  // Read last: the provider knows everything first.
  const book = bookOfProvider(dataDir)
  return [
    ...rows.map(({ problem }) => problem),
    ...(await differences(all)),
    ...payments.flatMap((payment) => aheadOf(payment, book.get(payment.key))),
  ]
}

const LOST = `
  select format('order %s was paid, the database says %s', confirmed."orderNo", orders.state) as problem
    from jsonb_to_recordset($1::jsonb) as confirmed("orderNo" text, amount bigint)
    left join orders on orders.order_no = confirmed."orderNo"
   where orders.paid_amount is distinct from confirmed.amount
  union all
  select format('%s of order %s went back, the database says %s', confirmed.amount, confirmed."orderNo", orders.refunded_amount)
    from (select "orderNo", sum(amount) as amount
            from jsonb_to_recordset($2::jsonb) as one("orderNo" text, amount bigint) group by "orderNo") confirmed
    left join orders on orders.order_no = confirmed."orderNo"
   where coalesce(orders.refunded_amount, 0) < confirmed.amount
  union all
  select format('refund request %s is missing', seq) from unnest($3::bigint[]) seq
   where not exists (select from refund_requests where refund_request_seq = seq)
  union all
  select format('payout %s was %s, the database says %s', confirmed."payoutSeq", confirmed.state, payouts.state)
    from jsonb_to_recordset($4::jsonb) as confirmed("payoutSeq" bigint, state text)
    left join payouts on payouts.payout_seq = confirmed."payoutSeq"
   where case confirmed.state
     when 'REQUESTED' then payouts.requested_at is null
     when 'HELD' then payouts.held_at is null
     when 'APPROVED' then payouts.approved_at is null
     else payouts.paid_at is null end`

/** The check of the night for each site, and classes with more people than seats. */
async function differences(all: All) {
  const found: string[] = []
  for (const { site } of await all<{ site: number }>('select channel_seq as site from channels order by 1')) {
    await all("select set_config('app.channel_seq', $1, false)", [String(site)])
    const rows = await all<{ what: string; number: number }>(
      'select what, number from site_ledger_differences()',
    )
    found.push(...rows.map(({ what, number }) => `site ${site}: ${number} of ${what} differ`))
  }
  const rows = await all<{ problem: string }>(
    `select format('%s orders unlike the ledger', number) as problem from count_unbalanced_orders() number where number > 0
     union all
     select format('class %s has %s seats and %s people', course_seq, max_user_count, seats_taken)
       from course_rounds where user_limit_type_cd = '99' and seats_taken > max_user_count`,
  )
  return [...found, ...rows.map(({ problem }) => problem)]
}

interface PaymentRow {
  key: string
  taken: boolean
  refunded: number
}
const PAYMENTS = `
  select payment_key as key, refunded_amount::int as refunded,
    is_surplus or state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') as taken
  from payments where gateway = 'sandbox' and payment_key like 'sbx_%'`

function aheadOf({ key, taken, refunded }: PaymentRow, stored: Taken | undefined) {
  return [
    ...(taken && !stored?.taken ? [`payment ${key} is paid here and not at the provider`] : []),
    ...(refunded > (stored?.cancelled ?? 0)
      ? [`payment ${key}: ${refunded} went back here and not there`]
      : []),
  ]
}

/**
 * What is still wrong once the timers had their time: money at the provider that no order has, people who paid and do not
 * learn, or learn and did not pay.
 */
export async function unsettledMoney(
  dataDir: string,
  courseSeqs: CourseSeq[],
  /** Starts the server again where it ended: nobody else carries out what waits. */
  keepStarted: () => void,
): Promise<string[]> {
  return asAdministrator(dataDir, async (all) => {
    const began = performance.now()
    let [known, movedAt] = ['', began]
    for (;;) {
      keepStarted()
      await letTimePass(all)
      await pause(LOOK_AGAIN_MS)
      const payments = bookOfProvider(dataDir)
      const found = await violationsOf({ add: { all }, gateway: { control: { payments } } }, courseSeqs)
      const jobs = await all<{ line: string }>(WAITING_JOBS)
      const now = performance.now()
      const seen = JSON.stringify([found, jobs])
      if (seen !== known) [known, movedAt] = [seen, now]
      if (found.length === 0) return found
      if (now - movedAt > SILENT_MS || now - began > SETTLED_WITHIN_MS)
        return [...found, ...jobs.map(({ line }) => line)]
    }
  })
}

const WAITING_JOBS = `
  select format('%s jobs %s wait, %s of them locked: %s', count(*), task_identifier, count(locked_by),
      left(max(last_error), 300)) as line
    from graphile_worker.jobs where run_at <= now() group by task_identifier order by task_identifier`

/** What the reconciler would do in minutes and hours, it does now. */
async function letTimePass(all: All) {
  await all("update payments set check_at = now() where check_at is not null and gateway = 'sandbox'")
  await all("update refunds set created_at = created_at - interval '2 minutes' where state = 'REQUESTED'")
  await all(
    "update payment_webhooks set received_at = received_at - interval '2 minutes' where state = 'RECEIVED'",
  )
  await all("select graphile_worker.add_job('orders.reconcile', '{}', job_key => 'faults.reconcile')")
}
