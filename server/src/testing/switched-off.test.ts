import { expect, test } from 'vitest'
import { featureSwitches, siteSwitches } from 'contract/http/feature-switches.rules'
import { isInSite, nameOf } from 'contract/http/endpoint'
import { switchFeature, switchSiteFeature } from 'contract/workflows/feature-switches/api'
import { features } from '../app.ts'
import { refusalNamed } from '../platform/refusals.ts'
import { callOf, fingerprint, unnoted } from './endpoint-calls.ts'
import { aFullSite } from './full-site.ts'
import { somebody } from './world.ts'

const OFF = refusalNamed('SWITCHED_OFF').code
const named = features
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(({ featureSwitch }) => featureSwitch !== null)

test('every call that names a feature is refused while that is off, and at no other site', async () => {
  const world = await aFullSite()
  const { add, as, app, owner, otherSite, channelSeq } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  const operator = as(boss)
  const someone = as(await somebody(add, { name: 'Opener' }))
  const reason = 'x'
  for (const feature of siteSwitches) {
    const body = { feature, isOn: false, reason }
    await operator.call(switchSiteFeature, { siteSeq: channelSeq, body })
  }
  await operator.call(switchFeature, { body: { feature: 'SITE_OPENING', isOn: false, reason } })
  await app.workOnce()
  for (const one of [owner, otherSite.owner, someone]) unnoted(one)

  const before = await fingerprint(world)
  const wrong: string[] = []
  for (const endpoint of named) {
    const isHere = isInSite(endpoint)
    const { code } = await (isHere ? owner : someone).refusal(
      endpoint,
      callOf(endpoint, world.known, channelSeq),
    )
    if (code !== OFF) wrong.push(`${nameOf(endpoint)} answered ${code}`)
    if (!isHere) continue
    const there = callOf(endpoint, world.known, otherSite.channelSeq)
    const other = await otherSite.owner.refusal(endpoint, there)
    if (other.code === OFF) wrong.push(`${nameOf(endpoint)} is off at the other site`)
  }
  expect(wrong).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 120_000)

test('every feature but live rooms, which lessons choose, is named by a call', () => {
  const all = new Set(named.map(({ featureSwitch }) => featureSwitch))
  expect(featureSwitches.filter((feature) => !all.has(feature))).toEqual(['LIVE_ROOMS'])
})
