import type { LevelInput } from 'contract/people/levels/schemas'
import { noConditions, type LevelConditions } from 'contract/people/levels/levels.rules'
import { createLevel, setDisplay } from 'server/src/features/people/levels/levels.service.ts'
import type { MemberContext } from 'server/src/platform/context.ts'

/** A level of the demo's members, from the lowest on. */
export interface DemoLevel extends Pick<LevelInput, 'name' | 'color' | 'way'> {
  conditions?: Partial<LevelConditions>
  discountPercent?: number
}

/** Made as their owner would; the levels of members follow by themselves. */
export async function rankMembers(ctx: MemberContext, levels: readonly DemoLevel[]) {
  for (const { conditions, ...level } of levels)
    await createLevel(ctx, { discountPercent: 0, ...level, conditions: { ...noConditions, ...conditions } })
  await setDisplay(ctx, true)
}
