import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { allowInspection, listOwnInspections, requestInspection } from 'contract/workflows/inspections/api'
import { features } from '../app.ts'
import { refusalNamed } from '../platform/refusals.ts'
import { callOf, fingerprint, unnoted } from './endpoint-calls.ts'
import { aFullSite } from './full-site.ts'
import { person } from './person.ts'
import { somebody } from './world.ts'

const READS_ONLY = refusalNamed('INSPECTION_READS_ONLY').code
/** Signing in and out: nothing of the site. */
const OPEN = ['logout', 'beginHandOff', 'takeHandOff'].length

test('an operator who looks at a site is refused by every call that changes something', async () => {
  const world = await aFullSite()
  const { add, as, app, channelSeq, owner } = world
  const known = { ...world.known, token: 'x'.repeat(43), identitySeq: 1, factorSeq: 1, snsTypeCd: 'KAK' }
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  const operator = as(boss)
  await operator.call(requestInspection, { siteSeq: channelSeq, body: { reason: 'x' } })
  const { list } = await operator.call(listOwnInspections, { siteSeq: channelSeq })
  const siteInspectionSeq = list[0]?.siteInspectionSeq ?? (0 as never)
  await owner.call(allowInspection, { channelSeq, siteInspectionSeq })

  const session = { token_hash: '', user_seq: boss.userSeq }
  const here = await somebody(add, { name: 'There', signedInAt: channelSeq })
  await add.all('update access_tokens set user_seq = $1 where user_seq = $2', [
    session.user_seq,
    here.userSeq,
  ])
  await add.all('update http_sessions set user_seq = $1 where user_seq = $2', [
    session.user_seq,
    here.userSeq,
  ])
  const looking = person(app, { token: here.token, host: 'haru.localhost:3000' })
  looking.state.staysHere = true
  unnoted(looking)
  const changing = features
    .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
    .filter(({ method }) => method !== 'GET')
  const before = await fingerprint(world)
  const wrong: string[] = []
  for (const endpoint of changing.filter(({ whileInspecting }) => !whileInspecting)) {
    const { code } = await looking.refusal(endpoint, callOf(endpoint, known, channelSeq))
    const isAway = endpoint.host === 'platform' && code === refusalNamed('PLATFORM_ONLY').code
    if (code !== READS_ONLY && !isAway) wrong.push(`${nameOf(endpoint)} answered ${code}`)
  }
  expect(wrong).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
  expect(changing.filter(({ whileInspecting }) => whileInspecting)).toHaveLength(OPEN)
}, 120_000)
