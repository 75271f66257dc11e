import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { MAX_MEMBERSHIPS, MAX_PAUSE_DAYS, membershipStates } from './memberships.rules.ts'
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
const joined = `${path}/joined/:subscriptionSeq` as const
/** Why staff do what the member could not do. */
const reason = z.string().trim().min(1).max(200)
/** Pauses it for a member, whatever the membership allows; those days do not count as theirs. docs/rules.md R-1167. */
export const pauseForMember = endpoint({
  method: 'POST',
  path: `${joined}/pause`,
  access: 'SITE_CLASS_UPDATE',
  action: 'memberships.pauseForMember',
  body: z.object({ days: z.int().min(1).max(MAX_PAUSE_DAYS), reason }),
  reply: nothing,
  refuses: ['SUBSCRIPTION_UNCHANGEABLE'],
  touches: ['memberships', 'members', 'enrolments', 'courses'],
})
/** Repeating it changes nothing. */
export const resumeForMember = endpoint({
  method: 'POST',
  path: `${joined}/pause/end`,
  access: 'SITE_CLASS_UPDATE',
  action: 'memberships.resumeForMember',
  body: z.object({ reason }),
  reply: nothing,
  touches: ['memberships', 'members', 'enrolments', 'courses'],
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
