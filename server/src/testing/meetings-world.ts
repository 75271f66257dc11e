import type { Input } from 'contract/http/endpoint'
import {
  beginGoogleMeet,
  connectGoogleMeet,
  connectZoom,
  goToLiveOAuth,
} from 'contract/teaching/meeting-accounts/api'
import { fakeMeetings } from './fake-meetings.ts'
import type { Person } from './person.ts'

export const zoomKeys = {
  accountId: 'acc-haru',
  clientId: 'client-haru',
  clientSecret: 'secret-of-haru',
  hostEmail: 'host@haru.example',
  webhookSecret: 'token-of-haru',
} satisfies Input<typeof connectZoom>['body']

/** Puts a service of meetings beside a world, at which its site has no account yet. */
export function withMeetings<World extends Parameters<typeof connection>[0]>(world: World) {
  const { control, providers } = fakeMeetings(() => world.clock.now)
  Object.assign(world.app.ports, { meetingProviders: providers })
  return { ...world, zoom: control, connect: connection(world), connectGoogle: googleConnection(world) }
}

interface Connecting {
  app: { ports: object }
  clock: { now: Date }
  channelSeq: Input<typeof connectZoom>['channelSeq']
  owner: Caller
}
interface Caller {
  call: Person['call']
}
const connection =
  ({ owner, channelSeq }: Connecting) =>
  (keys: Partial<Input<typeof connectZoom>['body']> = {}) =>
    owner.call(connectZoom, { channelSeq, body: { ...zoomKeys, ...keys } })

/** The owner enters the client of the site, agrees at Google and comes back. */
const googleConnection =
  ({ owner, channelSeq }: Connecting) =>
  async (keys: Partial<Input<typeof beginGoogleMeet>['body']> = {}) => {
    const body = { clientId: 'client-at-google', clientSecret: 'secret-at-google', ...keys }
    await owner.call(beginGoogleMeet, { channelSeq, body })
    const state = await stateAtGoogle({ owner, channelSeq })
    return owner.call(connectGoogleMeet, { channelSeq, body: { code: 'agreed', state } })
  }

/** What the page of Google would bring back, to which a browser is sent now. */
export async function stateAtGoogle({ owner, channelSeq }: Pick<Connecting, 'owner' | 'channelSeq'>) {
  const { url } = await owner.call(goToLiveOAuth, { channelSeq, liveProvider: 'google' })
  return new URL(url).searchParams.get('state') ?? ''
}
