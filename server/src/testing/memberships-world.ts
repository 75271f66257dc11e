import {
  beginMemberCard,
  completeMemberCard,
  joinMembership,
  listMyMemberships,
} from 'contract/money/memberships/api'
import { createMembership, setMembershipState } from 'contract/money/memberships/settings.api'
import { renewSubscriptions } from '../features/money/billing/subscriptions.service.ts'
import { expirePlaces } from '../features/money/enrolments/enrolments.jobs.ts'
import { fakeBilling } from './fake-billing.ts'
import { aShop } from './orders-world.ts'

export const MONTH = 9900
export const YEAR = 99_000

/** A site that sells a membership of all that its class is, and whose members' cards are charged in this process. */
export const aMembership = async () => aMembershipOf(await aShop())

/** The same of a site that is there already. */
export async function aMembershipOf<Shop extends Awaited<ReturnType<typeof aShop>>>(shop: Shop) {
  const { app, add, channelSeq, clock, owner, courseRef } = shop
  const billing = fakeBilling()
  Object.assign(app.ports, { billing: new Map([['sandbox', billing.gateway]]) })
  await add.all("update http_sessions set expires_at = '2999-01-01', proved_at = '2999-01-01'")
  await add.all("update access_tokens set expires_at = '2999-01-01'")
  const body = {
    name: '올클래스',
    description: '모두 들을 수 있어요',
    terms: [{ months: 1, price: MONTH } as const, { months: 12, price: YEAR } as const],
    courseSeqs: [courseRef.courseSeq],
    categorySeqs: [],
  }
  const { membershipSeq } = await owner.call(createMembership, { channelSeq, body })
  const ref = { channelSeq, membershipSeq }
  await owner.call(setMembershipState, { ...ref, body: { state: 'ON_SALE' } })

  /** Names a card at the provider and comes back with it. */
  const beginCard = (who: typeof owner) =>
    who.call(beginMemberCard, { channelSeq, body: { returnTo: `/memberships/${membershipSeq}/join` } })
  async function registerCard(who: typeof owner) {
    const { redirectUrl } = await beginCard(who)
    const { customerKey = '', authKey = '' } = Object.fromEntries(new URL(redirectUrl).searchParams)
    return who.call(completeMemberCard, { channelSeq, body: { customerKey, authKey } })
  }
  const join = (who: typeof owner, months: 1 | 12 = 1) =>
    who.call(joinMembership, { ...ref, body: { months, price: months === 1 ? MONTH : YEAR, isAgreed: true } })
  async function passTimers() {
    const ctx = await app.contextFor(channelSeq)
    await renewSubscriptions.visit(ctx)
    await app.workOnce()
    await expirePlaces.visit(ctx)
    await app.workOnce()
  }
  return {
    ...shop,
    ref,
    body,
    provider: billing.control,
    beginCard,
    registerCard,
    join,
    mine: async (who: typeof owner) => (await who.call(listMyMemberships, { channelSeq })).list,
    /** Days pass one by one, and the timers run each day. */
    async passDays(days: number) {
      for (let day = 0; day < days; day += 1) {
        clock.pass({ days: 1 })
        await passTimers()
      }
    },
    passTimers,
  }
}
