import { beginCardRegistration, completeCardRegistration } from 'contract/money/billing/api'
import type { CardKind } from '../sandbox-provider/billing.ts'
import { runSandboxBilling } from './sandbox-billing.ts'
import { aSite } from './world.ts'

/** What the browser brings back from the provider. */
const keysIn = (back: URL) => ({
  customerKey: back.searchParams.get('customerKey') ?? '',
  authKey: back.searchParams.get('authKey') ?? '',
})

/** A site whose owner can register a card at the sandbox. */
export async function aBilledSite() {
  const site = await aSite()
  const { app, channelSeq, clock, owner } = site
  const sandbox = await runSandboxBilling(() => clock.now)
  Object.assign(app.ports, { billing: new Map([['sandbox', sandbox.gateway]]) })
  const page = `/register_card/${channelSeq}`

  /** Presses the button, and does something on the page of the provider: the address to which it sends the owner back. */
  async function visitProvider(who: typeof owner, choice: string, card?: CardKind) {
    const { redirectUrl } = await who.call(beginCardRegistration, { channelSeq, body: { returnTo: page } })
    return sandbox.choose(redirectUrl, choice, card)
  }
  const comeBack = (who: typeof owner, body: ReturnType<typeof keysIn>) =>
    who.call(completeCardRegistration, { channelSeq, body })
  return {
    ...site,
    sandbox,
    page,
    visitProvider,
    keysIn,
    comeBack,
    register: async (card: CardKind = 'GOOD', who = owner) =>
      comeBack(who, keysIn(await visitProvider(who, 'register', card))),
  }
}
