import type { MembershipInput } from 'contract/money/memberships/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { create, setState } from 'server/src/features/money/memberships/plans.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'

/** What the demo sells by the month. */
export interface DemoMembership extends Pick<
  MembershipInput,
  'name' | 'description' | 'terms' | 'trialDays' | 'pauseDays' | 'teamSeats'
> {
  /** The titles of the classes that it opens. */
  classes: readonly string[]
}

/** Made and put on sale as its owner would; how its first term is sold. */
export async function sellByMonth(
  ctx: MemberContext,
  { classes, ...membership }: DemoMembership,
  known: ReadonlyMap<string, CourseSeq>,
) {
  const courseSeqs = classes.flatMap((title) => known.get(title) ?? [])
  const { membershipSeq } = await create(ctx, { ...membership, courseSeqs, categorySeqs: [] })
  await setState(ctx, membershipSeq, 'ON_SALE')
  const [term] = membership.terms
  if (!term) throw new Error(`${membership.name} has no term`)
  return { membershipSeq, ...term }
}
