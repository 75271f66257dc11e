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

/** A user of a site, or of the platform where `site` is null, who calls over HTTP. */
export function person(port: number, { site = SITE }: { site?: string | null } = {}) {
  const address = anAddress()
  let token: string | null = null

  async function ask<E extends Endpoint>(endpoint: E, input: Input<E>) {
    const call = toHttpCall(input)
    const response = await fetch(`http://127.0.0.1:${port}${urlOf(endpoint, call)}`, {
      method: endpoint.method,
      headers: {
        // `fetch` sets its own Host; the product trusts the header of its proxies.
        'x-forwarded-host': `${site === null ? '' : `${site}.`}localhost:${port}`,
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

/** Signs in the owner of the demo sites, and returns the site. */
export async function anOwner(port: number, address = SITE) {
  const owner = person(port, { site: address })
  await owner.call(login, { body: { email: 'owner@example.com', password: DEMO_PASSWORD } })
  const { list } = await owner.call(listManagedChannels, {})
  const site = list.find(({ domain }) => domain.includes(address))
  if (!site) throw new Error(`the site ${address} is missing`)
  return { owner, channelSeq: site.channelSeq }
}

/** Signs in who runs the installation, on the host of the platform. */
export async function anOperator(port: number) {
  const operator = person(port, { site: null })
  await operator.call(login, { body: { email: 'operator@example.com', password: DEMO_PASSWORD } })
  return operator
}

/** Signs a new learner up on the site. */
export async function aLearner(
  port: number,
  { channelSeq, email, site = SITE }: { channelSeq: ChannelSeq; email: string; site?: string },
) {
  const learner = person(port, { site })
  const agreements: ('terms' | 'privacy')[] = ['terms', 'privacy']
  await learner.call(signup, {
    body: { email, password: 'Crash2026!', name: 'Learner', agreements, channelSeq },
  })
  return learner
}
