import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, type FakeRequest, type Answer, type Handler } from './answers.ts'
import { fakeFacebook } from './facebook.ts'
import { fakeGoogle } from './google.ts'
import { fakeKakao } from './kakao.ts'
import { fakeNaver } from './naver.ts'
import { newWorld, type Application, type Provider, type Somebody, type World } from './world.ts'

export type FakeProviders = Awaited<ReturnType<typeof startFakeProviders>>

const hosts: [pattern: RegExp, provider: Provider][] = [
  [/kakao/, 'KAK'],
  [/naver/, 'NAV'],
  [/google/, 'GOG'],
  [/facebook/, 'FAB'],
]

/** Kakao, Naver, Google and Facebook in one server: the first segment of the path is the host. */
export async function startFakeProviders(port = 0) {
  const world = newWorld()
  const handlers: Record<string, Handler> = {
    ...fakeKakao(world),
    ...fakeNaver(world),
    ...fakeGoogle(world),
    ...fakeFacebook(world),
    ...controls(world),
  }
  const server = createServer((request, response) => void serve(request, response, { world, handlers }))
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const { port: opened } = server.address() as AddressInfo
  return {
    world,
    url: `http://127.0.0.1:${opened}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Lets tests in another process add applications and people over HTTP. */
function controls(world: World): Record<string, Handler> {
  return {
    '/control/application'({ form }) {
      world.applications.push(JSON.parse(form['value'] ?? '') as Application)
      return json({})
    },
    '/control/person'({ form }) {
      world.people.push(JSON.parse(form['value'] ?? '') as Somebody)
      return json({})
    },
  }
}

interface Serving {
  world: World
  handlers: Record<string, Handler>
}
async function serve(request: IncomingMessage, response: ServerResponse, { world, handlers }: Serving) {
  const self = `http://${request.headers.host}`
  const url = new URL(request.url ?? '/', self)
  const provider = hosts.find(([pattern]) => pattern.test(url.pathname))?.[1]
  const fault = provider && world.state.faults[provider]
  if (fault === 'silent') return
  const handler = fault ? () => json({ error: 'temporarily_unavailable' }, 503) : handlers[url.pathname]
  const parsed: FakeRequest = {
    method: request.method ?? 'GET',
    query: Object.fromEntries(url.searchParams),
    form: Object.fromEntries(new URLSearchParams(await bodyOf(request))),
    bearer: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1],
    self,
  }
  send(response, handler ? handler(parsed) : json({ error: 'not_found' }, 404))
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function send(response: ServerResponse, { status, type, body, location }: Answer) {
  response.writeHead(status, {
    'content-type': type === 'json' ? 'application/json' : 'text/html; charset=utf-8',
    ...(location && { location }),
  })
  response.end(body)
}
