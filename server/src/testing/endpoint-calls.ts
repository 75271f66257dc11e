import { nameOf, type Endpoint, type Input } from 'contract/http/endpoint'
import type { ChannelSeq } from 'contract/values/ids'
import { isAnswer, type Envelope } from 'contract/http/envelope'
import { features } from '../app.ts'
import type { FullSite } from './full-site.ts'
import { marksIn } from './full-site/marks.ts'
import type { Person } from './person.ts'
import { sampleOf } from './sample.ts'

export const endpoints = features
  .flatMap((feature) => feature.routes.map((route) => route.endpoint))
  .filter(({ path }) => path.startsWith('/channels/:channelSeq'))

/** A call at the path of one site with ids of another site. */
export function callOf(endpoint: Endpoint, known: Readonly<Record<string, unknown>>, channelSeq: ChannelSeq) {
  const words = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, word = '']) => [word, known[word]])
  const input = {
    ...Object.fromEntries(words),
    channelSeq,
    query: withoutPaging(sampleOf(endpoint.query, known)),
    body: sampleOf(endpoint.body, known),
  }
  return input as unknown as Input<Endpoint>
}
/** Omits paging and search, so that a list would return everything. */
function withoutPaging(query: unknown) {
  const wide = [
    'page',
    'size',
    'state',
    'room',
    'lastSeq',
    'fare',
    'kind',
    'shelf',
    'type',
    'minSeq',
    'limit',
    'sort',
  ]
  return Object.fromEntries(Object.entries(query as object).filter(([name]) => !wide.includes(name)))
}

/** Calls that only test access do not count as tests of an endpoint. */
export const unnoted = ({ state }: Person) => void (state.isRecorded = false)

/** A hash of every table's rows of the site. */
export async function fingerprint({ add, channelSeq }: FullSite) {
  const tables = await add.all<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'channel_seq' order by 1",
  )
  const prints: Record<string, unknown> = {}
  for (const { name } of tables) {
    const text = `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t where channel_seq = $1`
    prints[name] = (await add.all(text, [channelSeq]))[0]
  }
  return prints
}

export interface EndpointCall {
  who: string
  endpoint: Endpoint
  answer: Envelope
}
/** Calls every endpoint of the other site as one person, with ids of this one. */
export async function callEveryEndpoint(world: FullSite, who: string, one: Person) {
  unnoted(one)
  const knocks: EndpointCall[] = []
  for (const endpoint of endpoints) {
    const input = callOf(endpoint, world.known, world.otherSite.channelSeq)
    knocks.push({ who, endpoint, answer: await one.refusal(endpoint, input) })
  }
  return knocks
}

/** The replies that contain data of this site, each with that data. */
export const leaksIn = (
  knocks: readonly EndpointCall[],
  world: FullSite,
  names: Readonly<Record<string, string>> = {},
) =>
  knocks.flatMap(({ who, endpoint, answer }) => {
    const leaks = marksIn(JSON.stringify(answer), world.marks, names[who])
    return leaks.length > 0 ? [`${who}: ${nameOf(endpoint)} leaked ${leaks.join()}`] : []
  })

export const isAnswered = ({ answer }: EndpointCall) => isAnswer(answer.code)
