import { isInSite, nameOf, type Access, type Endpoint } from 'contract/http/endpoint'
import { classHoldersOf, isClassKey } from 'contract/people/class-roles/class-roles.rules'
import { isChangeable, permissionNamed, type Permission } from 'contract/http/permissions'
import { permissions } from 'contract/http/permissions.gen'

const head = `# Who may call what

Printed from the contract by \`npm run access\`; a repository test compares it with the code. **Everybody** needs no sign-in,
**signed in** requires any account, **member** a member of the site, **operator** the operator of the installation. Every
other line names the permission that staff need. Owners have all permissions; those of managers and instructors are the
defaults of a new site, and the ones that a site may change are marked. Instructors reach only their own classes, whatever
their permissions. A person with a class role but no role on the site has the permissions marked "in their class" there,
and nowhere else. **Recent proof** means that the user authenticated within the last 15 minutes; **at times**, that the
call requires it depending on its input, such as a large refund.

A session belongs to the host at which it was opened. Calls below \`/channels/:channelSeq\` use the session of the site's
own host, all others that of the host they are sent to. **Platform's host** accepts only a session of the platform's host;
**also from the platform** accepts it for a site, too.
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

/** Whether a call requires recent authentication: always, or depending on its input. */
function againOf({ recent, refuses }: Endpoint) {
  if (recent) return ' · **recent proof**'
  return refuses.includes('PROVE_AGAIN') ? ' · recent proof at times' : ''
}

/** The scope of a class permission. */
function scopeOf({ access, scope }: Endpoint) {
  if (!isKey(access) || !isClassKey(access) || scope === 'site') return ''
  return scope === 'course' ? ' in its class' : ' in a class of its video'
}

/** The kind of session, if it is not that of the site. */
function hostOf(endpoint: Endpoint) {
  if (endpoint.access === 'public') return ''
  if (endpoint.host === 'platform') return " · platform's host"
  return isInSite(endpoint) && endpoint.host === 'any' ? ' · also from the platform' : ''
}

/** Rows in the order of their addresses, so that changes are easy to find. */
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
    (key) => `- \`${key}\` – ${heldBy(key)}${used.has(key) ? '' : ' · not used by any call'}`,
  )
  return `${head}\n## Calls\n\n${calls.join('\n')}\n\n## Permissions\n\n${lines.join('\n')}\n`
}

function heldBy(key: Permission) {
  const holders: readonly string[] = permissions[key]
  const names = { OWN: 'owner', MNG: 'manager', TCH: 'instructor' }
  const held = (['OWN', 'MNG', 'TCH'] as const).filter((role) => holders.includes(role))
  const changeable = (['MNG', 'TCH'] as const).filter((role) => isChangeable(role, key))
  const may =
    changeable.length > 0 ? `; changeable for ${changeable.map((role) => names[role]).join(', ')}` : ''
  const types = { TCH: 'instructor', MNG: 'class manager', FAC: 'facilitator', CMG: 'assistant' }
  const named = classHoldersOf(key).map((type) => types[type])
  const inClass = named.length > 0 ? `; in their class ${named.join(', ')}` : ''
  return held.map((role) => names[role]).join(', ') + may + inClass
}
