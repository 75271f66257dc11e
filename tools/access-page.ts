import { isInSite, nameOf, type Access, type Endpoint } from 'contract/http/endpoint'
import { classHoldersOf, isClassKey } from 'contract/people/class-roles/class-roles.rules'
import { isChangeable, permissionNamed, type Permission } from 'contract/http/permissions'
import { permissions } from 'contract/http/permissions.gen'

const head = `# Who may call what

Printed from the contract by \`npm run access\`; a repository test holds it against the code. **Everybody** needs no sign-in,
**signed in** any account, **member** somebody who joined the site, **operator** whoever runs the installation. Every
other line names the key that a member of staff needs. Owners hold all keys; what managers and teachers hold is where a
site begins, and what the site may change is marked. Teachers reach their own classes only, whatever they hold. Whoever
was named in a class without a role on the site holds the keys marked "in their class" there, and nowhere else.
**Recent proof** means that whoever calls said within the last 15 minutes who they are; **at times**, that the call
decides it by what is asked, such as a large refund.

A sign-in belongs to the host it was opened at. Calls below \`/channels/:channelSeq\` take that of the site's own host, all
others that of the host they are made at. **Platform's host** takes a sign-in of the platform's host alone; **also from
the platform** takes it for a site, too.
`

const people: Record<Exclude<Access, Permission>, string> = {
  public: 'everybody',
  'signed-in': 'signed in',
  member: 'member',
  operator: 'operator',
}
const isKey = (access: Access): access is Permission => !Object.hasOwn(people, access)
const whoOf = ({ access, alsoFor }: Pick<Endpoint, 'access' | 'alsoFor'>) =>
  isKey(access) ? [access, ...alsoFor].map((key) => `\`${key}\``).join(' or ') : people[access]

/** Whether it takes a recent proof of who calls: always, or when the call itself finds it wanting. */
function againOf({ recent, refuses }: Endpoint) {
  if (recent) return ' · **recent proof**'
  return refuses.includes('PROVE_AGAIN') ? ' · recent proof at times' : ''
}

/** Whether the keys of a class count there, and of which. */
function scopeOf({ access, scope }: Endpoint) {
  if (!isKey(access) || !isClassKey(access) || scope === 'site') return ''
  return scope === 'course' ? ' in its class' : ' in a class of its film'
}

/** Whose sign-in counts, where that is not the usual. */
function hostOf(endpoint: Endpoint) {
  if (endpoint.access === 'public') return ''
  if (endpoint.host === 'platform') return " · platform's host"
  return isInSite(endpoint) && endpoint.host === 'any' ? ' · also from the platform' : ''
}

/** Lines in the order of their addresses, so that a change shows where it is. */
export function accessPage(endpoints: readonly Endpoint[]) {
  const calls = endpoints
    .toSorted((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1))
    .map(
      (endpoint) =>
        `- \`${nameOf(endpoint)}\` – ${whoOf(endpoint)}${scopeOf(endpoint)}${hostOf(endpoint)}${againOf(endpoint)}`,
    )
  const keys = Object.keys(permissions).flatMap((name) => permissionNamed(name) ?? [])
  const used = new Set<Access>(endpoints.flatMap(({ access, alsoFor }) => [access, ...alsoFor]))
  const lines = keys.map(
    (key) => `- \`${key}\` – ${heldBy(key)}${used.has(key) ? '' : ' · asked for by no call'}`,
  )
  return `${head}\n## Calls\n\n${calls.join('\n')}\n\n## Keys\n\n${lines.join('\n')}\n`
}

function heldBy(key: Permission) {
  const holders: readonly string[] = permissions[key]
  const names = { OWN: 'owner', MNG: 'manager', TCH: 'teacher' }
  const held = (['OWN', 'MNG', 'TCH'] as const).filter((role) => holders.includes(role))
  const changeable = (['MNG', 'TCH'] as const).filter((role) => isChangeable(role, key))
  const may =
    changeable.length > 0 ? `; may change for ${changeable.map((role) => names[role]).join(', ')}` : ''
  const types = { TCH: 'instructor', MNG: 'class manager', FAC: 'facilitator', CMG: 'assistant' }
  const named = classHoldersOf(key).map((type) => types[type])
  const inClass = named.length > 0 ? `; in their class ${named.join(', ')}` : ''
  return held.map((role) => names[role]).join(', ') + may + inClass
}
