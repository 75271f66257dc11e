import { escaped, page, redirect, type Handler } from './answers.ts'
import type { Provider, World } from './world.ts'

interface Console {
  provider: Provider
  path: string
  /** The provider's error for an unknown application, and for an address that is not registered. */
  unknown: string
  wrongRedirect: string
  /** The parameters of the return after the user pressed cancel. */
  cancelled: Record<string, string>
  needsState?: boolean
}

/** The page on which a person agrees or cancels. `redirect_uri` must match a registered one exactly. */
export function authorizing(world: World, consoleTexts: Console): Record<string, Handler> {
  const { provider, path } = consoleTexts
  function checked(query: Record<string, string>) {
    const application = world.applicationOf(provider, query['client_id'])
    if (!application) return page(consoleTexts.unknown, 400)
    const isKnown = application.redirectUris.includes(query['redirect_uri'] ?? '')
    if (!isKnown) return page(consoleTexts.wrongRedirect, 400)
    if (query['response_type'] !== 'code') return page('response_type', 400)
    if (consoleTexts.needsState && !query['state']) return page('state', 400)
    return null
  }
  return {
    [path]({ query, self }) {
      const wrong = checked(query)
      if (wrong) return wrong
      const to = (choice: Record<string, string>) =>
        escaped(`${self}${path}/choice?${new URLSearchParams({ ...query, ...choice }).toString()}`)
      const people = world.people.map(
        ({ key, name }) => `<p><a href="${to({ person: key })}">${escaped(name)}</a></p>`,
      )
      return page(`<h1>${provider}</h1>${people.join('')}<p><a href="${to({})}">취소</a></p>`)
    },
    [`${path}/choice`]({ query }) {
      const wrong = checked(query)
      if (wrong) return wrong
      const redirectUri = query['redirect_uri'] ?? ''
      const { state } = query
      const who = world.people.find(({ key }) => key === query['person'])
      if (!who) return redirect(redirectUri, { ...consoleTexts.cancelled, state })
      const code = world.issueCode({
        provider,
        clientId: query['client_id'] ?? '',
        who,
        redirectUri,
        nonce: query['nonce'],
        challenge: query['code_challenge_method'] === 'S256' ? query['code_challenge'] : undefined,
      })
      return redirect(redirectUri, { code, state })
    },
  }
}
