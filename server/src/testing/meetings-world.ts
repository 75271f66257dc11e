import type { Input } from 'contract/http/endpoint'
import { connectZoom } from 'contract/teaching/meeting-accounts/api'
import { fakeMeetings } from './fake-meetings.ts'

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
  return { ...world, zoom: control, connect: connection(world) }
}

interface Connecting {
  app: { ports: object }
  clock: { now: Date }
  channelSeq: Input<typeof connectZoom>['channelSeq']
  owner: Caller
}
interface Caller {
  call: (endpoint: typeof connectZoom, input: Input<typeof connectZoom>) => Promise<{ accountName: string }>
}
const connection =
  ({ owner, channelSeq }: Connecting) =>
  (keys: Partial<Input<typeof connectZoom>['body']> = {}) =>
    owner.call(connectZoom, { channelSeq, body: { ...zoomKeys, ...keys } })
