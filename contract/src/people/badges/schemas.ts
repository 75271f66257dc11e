import { z } from 'zod'
import { instant } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import {
  badgeIcons,
  badgeKinds,
  MAX_BADGE_DESCRIPTION,
  MAX_BADGE_NAME,
  MAX_THRESHOLD,
  MIN_THRESHOLD,
} from './badges.rules.ts'

export const path = '/channels/:channelSeq/badges'
export const ofMember = '/channels/:channelSeq/members/:userSeq/badges'

/** What is seen of a badge beside a name. */
export const BadgeMark = z.object({
  kind: z.enum(badgeKinds),
  icon: z.enum(badgeIcons),
  /** As the site calls it; null for the name that every site begins with. */
  name: z.string().nullable(),
})
export type BadgeMark = z.output<typeof BadgeMark>

export const Badge = BadgeMark.extend({
  description: z.string().nullable(),
  threshold: z.int().nullable(),
})
export type Badge = z.output<typeof Badge>

/** In the settings of a site. */
export const SiteBadge = Badge.extend({ isOn: z.boolean() })
export type SiteBadge = z.output<typeof SiteBadge>

/** Empty texts stand for those that every site begins with. The number counts where the badge has one. */
export const BadgeInput = z.object({
  isOn: z.boolean(),
  icon: z.enum(badgeIcons),
  name: oneLine(0, MAX_BADGE_NAME),
  description: oneLine(0, MAX_BADGE_DESCRIPTION),
  threshold: z.int().min(MIN_THRESHOLD).max(MAX_THRESHOLD).nullable(),
})
export type BadgeInput = z.output<typeof BadgeInput>

/** A badge of the caller, or one that they can still get. */
export const MyBadge = Badge.extend({
  earnedAt: instant.nullable(),
  /** Why staff gave it. */
  reason: z.string().nullable(),
  isBesideName: z.boolean(),
})
export type MyBadge = z.input<typeof MyBadge>

/** A badge of a member for staff. */
export const MemberBadge = Badge.extend({
  earnedAt: instant,
  reason: z.string().nullable(),
  /** Who gave it; null where it was earned. */
  byName: z.string().nullable(),
})
export type MemberBadge = z.input<typeof MemberBadge>
