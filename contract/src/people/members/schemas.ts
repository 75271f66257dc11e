import { z } from 'zod'
import { audiences, roles } from '../../http/permissions.ts'
import { instant, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { LevelMark } from '../levels/schemas.ts'
import { memberStates, memberSorts, MEMO_LENGTH } from './members.rules.ts'

/** One member in the staff's list. */
export const MemberRow = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  userTypeCd: z.enum(roles).nullable(),
  /** Since when the site recognises this person as a verified instructor. */
  masterVerifiedAt: instant.nullable(),
  status: z.enum(memberStates),
  joinedAt: instant,
  marketingAgreedAt: instant.nullable(),
  memo: z.string().nullable(),
  level: LevelMark.nullable(),
})
export type MemberRow = z.input<typeof MemberRow>

export const filter = z.object({
  q: z.string().trim().max(100).optional(),
  /** ALL · MBR without a role · STUD currently enrolled · one kind of staff. */
  audienceCd: z.enum(audiences).default('ALL'),
  state: z.enum(memberStates).optional(),
  /** Those who have this level now. */
  levelSeq: seqInUrl('level').optional(),
})
export const MemberFilter = filter.extend({ ...Paged.shape, sort: z.enum(memberSorts).default('newest') })
export type MemberFilter = z.output<typeof MemberFilter>
export type MemberChoice = z.output<typeof filter>
export const memo = z.string().trim().max(MEMO_LENGTH)
