import { z } from 'zod'
import { oneLine } from '../../values/texts.ts'
import { limitKinds, planCodes } from './plans.rules.ts'

const limit = z.int().positive()
const price = z.int().min(100).max(100_000_000)

export const LimitsView = z.object({
  studentLimit: limit.nullable(),
  staffLimit: limit.nullable(),
  storageBytes: limit.nullable(),
  videoBytes: limit.nullable(),
  feeRate: z.int().nullable(),
})
export const Plan = LimitsView.extend({
  planCd: z.enum(planCodes),
  name: z.string(),
  description: z.string(),
  /** In won; null where the plan is not sold for this term. */
  monthPrice: z.int().nullable(),
  yearPrice: z.int().nullable(),
  /** Whether sites of this plan have `saasYn` Y. */
  isSaas: z.boolean(),
  /** Whether sites may choose it. */
  isOffered: z.boolean(),
})
export type Plan = z.output<typeof Plan>

/** What the operator enters about a plan. */
export const PlanInput = z.object({
  planCd: z.enum(planCodes),
  name: oneLine(1, 30),
  description: oneLine(0, 100),
  monthPrice: price.nullable(),
  yearPrice: price.nullable(),
  studentLimit: limit.max(1_000_000).nullable(),
  staffLimit: limit.max(10_000).nullable(),
  storageBytes: limit.nullable(),
  videoBytes: limit.nullable(),
  feeRate: z.int().min(0).max(10_000).nullable(),
  isOffered: z.boolean(),
})
export type PlanInput = z.output<typeof PlanInput>

/** How much of one limit is used; `limit` is null where there is none. */
export const Share = z.object({
  kind: z.enum(limitKinds),
  used: z.int().nonnegative(),
  limit: limit.nullable(),
})
