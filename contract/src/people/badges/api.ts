import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { badgeKinds, MAX_BADGE_REASON } from './badges.rules.ts'
import { Badge, BadgeInput, MemberBadge, MyBadge, ofMember, path, SiteBadge } from './schemas.ts'

/** All badges that a site can have, in their order. */
export const listBadges = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_MEMBER_READ',
  reply: SiteBadge.array(),
  shows: 'badges',
})
/** Members get one that is switched on when they next do something that counts. */
export const saveBadge = endpoint({
  method: 'PUT',
  base: 'util',
  path: `${path}/:badgeKind`,
  access: 'SITE_MEMBER_UPDATE',
  action: 'badges.saveBadge',
  body: BadgeInput,
  reply: nothing,
  touches: ['badges', 'boards'],
})
/** The caller's badges, and those of the site that they can still get; empty where the site has none. */
export const listMyBadges = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/my-badges',
  access: 'member',
  reply: MyBadge.array(),
  shows: 'badges',
})
/** Which of their badges stands beside the caller's name; null for none. */
export const chooseBadge = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/my-badges/beside-name',
  access: 'member',
  body: z.object({ kind: z.enum(badgeKinds).nullable() }),
  reply: nothing,
  touches: ['badges', 'boards'],
})
/** The badges of a member, and those that staff can give them; null where the site has no badges. */
export const listMemberBadges = endpoint({
  method: 'GET',
  base: 'util',
  path: ofMember,
  access: 'SITE_MEMBER_READ',
  reply: z.object({ badges: MemberBadge.array(), others: Badge.array() }).nullable(),
  shows: 'badges',
})
export const giveBadge = endpoint({
  method: 'POST',
  base: 'util',
  path: ofMember,
  access: 'SITE_MEMBER_UPDATE',
  action: 'badges.giveBadge',
  body: z.object({ kind: z.enum(badgeKinds), reason: oneLine(1, MAX_BADGE_REASON) }),
  reply: nothing,
  refuses: ['BADGE_THERE_ALREADY'],
  touches: ['badges'],
})
/** Takes back what staff gave. */
export const revokeBadge = endpoint({
  method: 'DELETE',
  base: 'util',
  path: `${ofMember}/:badgeKind`,
  access: 'SITE_MEMBER_UPDATE',
  action: 'badges.revokeBadge',
  reply: nothing,
  refuses: ['BADGE_NOT_GIVEN'],
  touches: ['badges', 'boards'],
})
