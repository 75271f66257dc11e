import type { BadgeKind } from 'contract/people/badges/badges.rules'
import type { BadgeInput } from 'contract/people/badges/schemas'
import { countBadges } from 'server/src/features/community/badge-earning/badge-earning.jobs.ts'
import { chooseBadge, giveBadge, saveBadge } from 'server/src/features/people/badges/badges.service.ts'
import type { actingIn } from './acting.ts'
import type { When } from './life.ts'

interface SwitchedOn extends Partial<Pick<BadgeInput, 'name' | 'description' | 'threshold'>> {
  kind: BadgeKind
  icon: BadgeInput['icon']
}
export interface DemoBadges {
  switchedOn: readonly SwitchedOn[]
  /** Who did something that counts, and when; the product counts what it earned. */
  earned: readonly { by: string; at: When }[]
  given: readonly { by: string; at: When; to: string; kind: BadgeKind; reason: string }[]
  /** What members chose to stand beside their names. */
  besideNames: readonly { by: string; at: When; kind: BadgeKind }[]
}

/** Switches badges on as the owner would, and lets members come to them. */
export async function awardBadges(
  as: ReturnType<typeof actingIn>,
  owner: string,
  { switchedOn, earned, given, besideNames }: DemoBadges,
) {
  const ctx = as(owner, [-14, '09:00'])
  for (const { kind, icon, name = '', description = '', threshold = null } of switchedOn)
    await saveBadge(ctx, kind, { isOn: true, icon, name, description, threshold })
  for (const { by, at } of earned) {
    const learner = as(by, at)
    await countBadges.run(learner, { userSeq: learner.user.userSeq }, new AbortController().signal)
  }
  for (const { by, at, to, kind, reason } of given)
    await giveBadge(as(by, at), as(to, at).user.userSeq, { kind, reason })
  for (const { by, at, kind } of besideNames) await chooseBadge(as(by, at), kind)
}
