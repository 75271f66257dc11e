import type { Endpoint, Input, Output } from 'contract/http/endpoint'
import { isAnswer, urlOf, toHttpCall, type Envelope } from 'contract/http/envelope'
import { login, signup } from 'contract/people/sign-in/api'
import { listManagedChannels } from 'contract/people/members/my-sites.api'
import type { ChannelSeq } from 'contract/values/ids'
import { DEMO_PASSWORD } from '../demo.ts'

export const SITE = 'demo'

/** The process ended before it responded. */
export class NoAnswer extends Error {}

let people = 0
const anAddress = () => {
  people += 1
  return `10.0.${people >> 8}.${people & 255}`
}

/** A user of the demo site who calls over HTTP. */
export function person(port: number) {
  const address = anAddress()
  let token: string | null = null

  async function ask<E extends Endpoint>(endpoint: E, input: Input<E>) {
    const call = toHttpCall(input)
    const response = await fetch(`http://127.0.0.1:${port}${urlOf(endpoint, call)}`, {
      method: endpoint.method,
      headers: {
        // `fetch` sets its own Host; the product trusts the header of its proxies.
        'x-forwarded-host': `${SITE}.localhost:${port}`,
        'x-forwarded-for': address,
        ...(call.body && { 'content-type': 'application/json' }),
        ...(token && { 'access-token': token }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
    }).catch((error: unknown) => Promise.reject(new NoAnswer('the server is gone', { cause: error })))
    token = response.headers.get('access-token') ?? token
    return (await response
      .json()
      .catch((error: unknown) =>
        Promise.reject(new NoAnswer('half an answer', { cause: error })),
      )) as Envelope
  }
  return {
    ask,
    async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
      const { code, message, data } = await ask(endpoint, input)
      if (!isAnswer(code)) throw new Error(`${endpoint.path}: ${code} ${message}`)
      return data as Output<E>
    },
  }
}
export type Person = ReturnType<typeof person>

/** Signs in the owner of the demo site, and returns the site. */
export async function anOwner(port: number) {
  const owner = person(port)
  await owner.call(login, { body: { email: 'owner@example.com', password: DEMO_PASSWORD } })
  const { list } = await owner.call(listManagedChannels, {})
  const site = list.find(({ domain }) => domain.includes(SITE))
  if (!site) throw new Error('the demo site is missing')
  return { owner, channelSeq: site.channelSeq }
}

/** Signs a new learner up on the site. */
export async function aLearner(
  port: number,
  { channelSeq, email }: { channelSeq: ChannelSeq; email: string },
) {
  const learner = person(port)
  const agreements: ('terms' | 'privacy')[] = ['terms', 'privacy']
  await learner.call(signup, {
    body: { email, password: 'Crash2026!', name: 'Learner', agreements, channelSeq },
  })
  return learner
}
