import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'

/**
 * Ends the membership of somebody: free places and their roles in classes end with it. They may join again. What the site knows of
 * them is erased 30 days later. docs/rules.md R-1311.
 */
export const removeMember = endpoint({
  method: 'DELETE',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq',
  access: 'SITE_MEMBER_DELETE',
  action: 'member-removal.removeMember',
  reply: nothing,
  refuses: ['ALREADY_STAFF', 'MEMBER_STAYS_BLOCKED', 'MEMBER_HAS_PAID'],
  touches: ['members', 'enrolments', 'levels', 'segments', 'badges'],
})
