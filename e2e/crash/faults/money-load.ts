import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint, Input, Output } from 'contract/http/endpoint'
import { isAnswer } from 'contract/http/envelope'
import type { PayoutState } from 'contract/money/settlements/payouts.rules'
import { NoAnswer, type Person } from '../people.ts'
import { buying } from './buying.ts'
import { payingOut } from './paying-out.ts'
import { refunding } from './refunding.ts'
import type { Shops } from './shop.ts'

const BETWEEN_MS = 50
/** A bug, and a server that starts: any call gets them. */
const UNSPECIFIC = new Set(['500000', '503000'])

/** What the server confirmed, none of which may be lost. */
export interface Confirmed {
  paid: { orderNo: string; amount: number }[]
  refunded: { orderNo: string; amount: number }[]
  /** Refund requests of buyers. */
  requested: number[]
  payouts: { payoutSeq: number; state: PayoutState }[]
}
/** A call whose refusal is an outcome like any other: null, and counted. What was said is in `data`. */
export type Try = <E extends Endpoint>(
  who: Person,
  endpoint: E,
  input: Input<E>,
) => Promise<{ data: Output<E> } | null>
export interface Counter {
  port: number
  confirmed: Confirmed
  attempt: Try
}

/** People who buy in every way, give back what they bought, and an operator who pays out, each one thing after the other. */
export function moneyLoad(port: number, shops: Shops) {
  const confirmed: Confirmed = { paid: [], refunded: [], requested: [], payouts: [] }
  const answers = new Map<string, number>()
  const stopping = new AbortController()
  const count = (answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1)
  const attempt: Try = async (who, endpoint, input) => {
    const { code, data } = await who.ask(endpoint, input)
    count(
      isAnswer(code)
        ? 'acknowledged'
        : UNSPECIFIC.has(code)
          ? code
          : `${code} ${endpoint.path.split('/').at(-1)}`,
    )
    return isAnswer(code) ? { data: data as Output<typeof endpoint> } : null
  }
  const counter = { port, confirmed, attempt }
  const payOut = payingOut(counter, shops)

  /** Does one thing after the other; who gets no response goes on with the next one. */
  async function lasting(step: (at: number) => Promise<void>) {
    for (let at = 0; !stopping.signal.aborted; at += 1) {
      await step(at).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error
        count('no answer')
      })
      await pause(BETWEEN_MS)
    }
  }
  return {
    confirmed,
    answers,
    begin() {
      const people = shops.stores.flatMap((store) => {
        const buy = buying(counter, store)
        const giveBack = refunding(counter, store)
        return store.buyers.map((buyer, number) =>
          lasting(async (at) => {
            await giveBack(buyer, at + number)
            await buy(buyer, at + number)
          }),
        )
      })
      const working = Promise.all([...people, lasting(payOut)])
      return async () => {
        stopping.abort()
        await working
      }
    },
  }
}
