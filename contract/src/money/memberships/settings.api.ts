import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { MAX_MEMBERSHIPS, membershipStates } from './memberships.rules.ts'
import { ManagedMembership, MembershipInput, MembershipSettings } from './schemas.ts'

const path = '/channels/:channelSeq/admin/memberships'
const one = `${path}/:membershipSeq` as const

/** In the order in which they are shown. */
export const listManagedMemberships = endpoint({
  method: 'GET',
  path,
  access: 'SITE_CLASS_READ',
  query: Paged.extend({
    q: z.string().trim().max(60).optional(),
    state: z.enum(membershipStates).optional(),
  }),
  reply: z.object({ list: ManagedMembership.array(), total: z.int() }),
  shows: 'memberships',
})
export const getManagedMembership = endpoint({
  method: 'GET',
  path: one,
  access: 'SITE_CLASS_READ',
  reply: MembershipSettings,
  shows: 'memberships',
})
/** Makes a draft. */
export const createMembership = endpoint({
  method: 'POST',
  path,
  access: 'SITE_CLASS_UPDATE',
  action: 'memberships.createMembership',
  body: MembershipInput,
  reply: z.object({ membershipSeq: seq('membership') }),
  refuses: ['MEMBERSHIPS_FULL', 'CLASS_NOT_FOUND'],
  touches: ['memberships'],
})
/** Who joined before pays on as they agreed. docs/rules.md R-1012. */
export const modifyMembership = endpoint({
  method: 'POST',
  path: one,
  access: 'SITE_CLASS_UPDATE',
  action: 'memberships.modifyMembership',
  body: MembershipInput,
  reply: nothing,
  refuses: ['MEMBERSHIP_INCOMPLETE', 'CLASS_NOT_FOUND'],
  touches: ['memberships'],
})
export const setMembershipState = endpoint({
  method: 'POST',
  path: `${one}/state`,
  access: 'SITE_CLASS_UPDATE',
  action: 'memberships.setMembershipState',
  body: z.object({ state: z.enum(membershipStates) }),
  reply: nothing,
  refuses: ['MEMBERSHIP_INCOMPLETE', 'MEMBERSHIP_IN_USE'],
  touches: ['memberships'],
})
/** All of them, each once. */
export const orderMemberships = endpoint({
  method: 'POST',
  path: `${path}/orderby`,
  access: 'SITE_CLASS_UPDATE',
  action: 'memberships.orderMemberships',
  body: z.object({ membershipSeqs: seq('membership').array().max(MAX_MEMBERSHIPS) }),
  reply: nothing,
  touches: ['memberships'],
})
/** Not while somebody is in it. */
export const deleteMembership = endpoint({
  method: 'POST',
  path: `${one}/delete`,
  access: 'SITE_CLASS_UPDATE',
  action: 'memberships.deleteMembership',
  reply: nothing,
  refuses: ['MEMBERSHIP_IN_USE'],
  touches: ['memberships'],
})
