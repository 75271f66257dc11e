import { moveDay, seoulDay } from 'contract/values/korea-time'
import type { aSubscriber, ChargeFacts, PauseFacts, SubscriptionFacts } from './subscriptions-world.ts'

type World = Awaited<ReturnType<typeof aSubscriber>>

/** What is wrong with what renews, once the provider answers again and everything settled. */
export async function subscriptionViolations(world: World) {
  const charges = await world.chargesOf()
  const subscriptions = await world.subscriptions()
  const pauses = await world.pauses()
  const now = world.clock.now
  return [
    ...moneyViolations(charges, world.provider),
    ...subscriptions.flatMap((subscription) => {
      const own = charges.filter(({ subscription_seq: seq }) => seq === subscription.subscription_seq)
      const rested = pauses.filter(({ subscription_seq: seq }) => seq === subscription.subscription_seq)
      const facts = { charges: own, pauses: rested, now }
      return [
        ...periodViolations(own, rested),
        ...pauseViolations(own, rested),
        ...stateViolations(subscription, facts),
      ].map((violation) => `${subscription.subscription_seq}: ${violation}`)
    }),
  ]
}

/** What the provider took is what stands here, charge by charge. */
function moneyViolations(charges: ChargeFacts[], provider: World['provider']) {
  const paid = new Map(
    charges.filter(({ state }) => state === 'PAID').map((charge) => [charge.charge_no, charge.amount]),
  )
  const taken = new Map(
    [...provider.charges].flatMap(([chargeNo, outcome]) =>
      outcome.status === 'PAID' ? [[chargeNo, outcome.amount] as const] : [],
    ),
  )
  const numbers = new Set([...paid.keys(), ...taken.keys()])
  return [
    ...charges.filter(({ state }) => state === 'REQUESTED').map(({ charge_no: no }) => `${no} is open`),
    ...[...numbers]
      .filter((no) => paid.get(no) !== taken.get(no))
      .map((no) => `${no}: ${taken.get(no)} was taken, ${paid.get(no)} stands here`),
  ]
}

const days = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000
/** The end of what was paid from a day on: pauses that began since move it. */
const movedEnd = ({ start, end }: ChargeFacts, pauses: PauseFacts[], before = '9999-12-31') =>
  pauses
    .filter((pause) => pause.start > start && pause.start <= before)
    .reduce((moved, pause) => moveDay(moved, days(pause.start, pause.end)), end)

/** No pause touches another. No charge is asked for while one runs. */
const pauseViolations = (charges: ChargeFacts[], pauses: PauseFacts[]) =>
  pauses.flatMap(({ start, end }, at) => {
    const next = pauses[at + 1]
    return [
      next && next.start < end ? [`paused from ${start} until ${end}, and again from ${next.start}`] : [],
      charges.some((charge) => charge.kind === 'PERIOD' && charge.start >= start && charge.start < end)
        ? [`charged between ${start} and ${end}`]
        : [],
    ].flat()
  })

/** Each period is paid once, and follows the one before without a gap but for what was paused. */
function periodViolations(charges: ChargeFacts[], pauses: PauseFacts[]) {
  const periods = charges
    .filter(({ kind, state }) => kind === 'PERIOD' && state === 'PAID')
    .toSorted((one, another) => one.start.localeCompare(another.start))
  return periods.flatMap(({ start }, at) => {
    const before = periods[at - 1]
    const end = before && movedEnd(before, pauses, start)
    return end && end !== start ? [`after ${end} the period of ${start} was paid`] : []
  })
}

function stateViolations(
  { state, start, end, price, trial_end: trialEnd, past_due_since: since }: SubscriptionFacts,
  { charges, pauses, now }: { charges: ChargeFacts[]; pauses: PauseFacts[]; now: Date },
) {
  const today = seoulDay(now)
  const paid = charges.filter((charge) => charge.state === 'PAID')
  const last = paid.findLast(({ kind }) => kind === 'PERIOD')
  const paidUntil = last && movedEnd(last, pauses)
  const isRunning = state === 'ACTIVE' || state === 'CANCEL_AT_END'
  const isTrial = trialEnd === end
  const isPaying = isRunning && !isTrial
  const graceDays = since ? (now.getTime() - since.getTime()) / 86_400_000 : 0
  return [
    state === 'STARTING' && 'is starting',
    isTrial && last && `is free until ${end}, and ${last.start} was paid`,
    isPaying && paidUntil !== end && `runs until ${end}, paid until ${paidUntil}`,
    state === 'ENDED' && pauses.some(({ is_open: isOpen }) => isOpen) && 'ended and is paused',
    isPaying && last?.start !== start && `runs from ${start}, paid from ${last?.start}`,
    isRunning && end <= today && `is ${state} and unpaid since ${end}`,
    isPaying && paid.at(-1)?.price !== price && `costs ${price}, paid for ${paid.at(-1)?.price}`,
    state === 'PAST_DUE' && graceDays > MAX_GRACE && `is past due for ${graceDays} days`,
    state === 'ENDED' && paidUntil && paidUntil > today && `ended before ${paidUntil}, which is paid`,
  ].filter((violation) => typeof violation === 'string')
}

/** Three tries after the first, each at most a day late where nobody ran the timer, and a day apart. */
const MAX_GRACE = 8
