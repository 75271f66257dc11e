import { z } from 'zod'
import { badgeKinds } from './badges.rules.ts'

export const pathParams = {
  badgeKind: z.enum(badgeKinds),
}
