import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { suspendSite } from 'contract/workflows/suspensions/api'
import { isOpenWhileSuspended, type SuspensionKind } from 'contract/http/suspension.rules'
import type { Role } from 'contract/http/permissions'
import { refusalNamed } from '../platform/refusals.ts'
import { callOf, endpoints, fingerprint, unnoted } from './endpoint-calls.ts'
import { aFullSite } from './full-site.ts'
import type { Person } from './person.ts'
import { somebody } from './world.ts'

const SUSPENDED = refusalNamed('SITE_SUSPENDED').code
/** Without access a call is refused for that first. */
const NO_ACCESS: string[] = (['SIGN_IN_FIRST', 'NOT_ALLOWED', 'NOT_CHANNEL_USER'] as const).map(
  (name) => refusalNamed(name).code,
)

async function aSuspendedSite(kind: SuspensionKind) {
  const world = await aFullSite()
  const { add, as, channelSeq } = world
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  await as(boss).call(suspendSite, { siteSeq: channelSeq, body: { kind, reason: 'x' } })
  return world
}

interface Caller {
  who: string
  one: Person
  is: { isMember: boolean; role: Role | null } | null
}

test.each(['RIGHTS', 'ILLEGAL'] as const)(
  'a site suspended for %s answers nobody whom the contract does not name, and nothing changes',
  async (kind) => {
    const world = await aSuspendedSite(kind)
    const { owner, member, visitor, as, add } = world
    const callers: Caller[] = [
      { who: 'visitor', one: visitor, is: null },
      {
        who: 'stranger',
        one: as(await somebody(add, { name: 'Nobody' })),
        is: { isMember: false, role: null },
      },
      { who: 'member', one: await member('Mem'), is: { isMember: true, role: null } },
      { who: 'teacher', one: await member('Tea', 'TCH'), is: { isMember: true, role: 'TCH' } },
      { who: 'manager', one: await member('Mo', 'MNG'), is: { isMember: true, role: 'MNG' } },
      { who: 'owner', one: owner, is: { isMember: true, role: 'OWN' } },
    ]
    const before = await fingerprint(world)
    const wrong: string[] = []
    let tried = 0
    const tryAll = async (those: (endpoint: Endpoint, isOpen: boolean) => boolean) => {
      for (const { who, one, is } of callers) {
        unnoted(one)
        for (const endpoint of endpoints) {
          const isOpen = isOpenWhileSuspended(endpoint.whileSuspended, kind, is)
          if (!those(endpoint, isOpen)) continue
          tried += 1
          const { code } = await one.refusal(endpoint, callOf(endpoint, world.known, world.channelSeq))
          const isRight = isOpen ? code !== SUSPENDED : code === SUSPENDED || NO_ACCESS.includes(code)
          if (!isRight) wrong.push(`${who}: ${nameOf(endpoint)} answered ${code}`)
        }
      }
    }
    await tryAll((_, isOpen) => !isOpen)
    const after = await fingerprint(world)
    await tryAll(({ method }, isOpen) => isOpen && method === 'GET')
    process.stdout.write(`suspended site: tried ${tried}, wrong answers ${wrong.length}\n`)

    expect(wrong).toEqual([])
    expect(after).toEqual(before)
  },
  180_000,
)
