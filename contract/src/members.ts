import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { enrolmentStates } from './enrolments.ts'
import { audiences, roles } from './permissions.ts'
import { memo } from './roles.ts'
import { currency, instant, nothing, Paged, seq } from './values.ts'

export const memberStates = ['ACTIVE', 'BLOCKED'] as const
export const memberSorts = ['newest', 'oldest', 'name'] as const

/** One member as the list of the staff shows them. */
export const MemberRow = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  userTypeCd: z.enum(roles).nullable(),
  /** Since when the site vouches for this person as instructor. */
  masterVerifiedAt: instant.nullable(),
  status: z.enum(memberStates),
  joinedAt: instant,
  marketingAgreedAt: instant.nullable(),
  memo: z.string().nullable(),
})
export type MemberRow = z.input<typeof MemberRow>

const filter = z.object({
  q: z.string().trim().max(100).optional(),
  /** ALL · MBR without a role · STUD in a class now · one kind of staff. */
  audienceCd: z.enum(audiences).default('ALL'),
  state: z.enum(memberStates).optional(),
})
export const MemberFilter = filter.extend({ ...Paged.shape, sort: z.enum(memberSorts).default('newest') })
export type MemberFilter = z.output<typeof MemberFilter>
export type MemberChoice = z.output<typeof filter>

export const listMembers = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members',
  access: 'SITE_MEMBER_READ',
  query: MemberFilter,
  reply: z.object({ list: MemberRow.array(), total: z.int() }),
  shows: 'members',
})
export const countMembers = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members/count',
  access: 'SITE_MEMBER_READ',
  reply: z.object({ count: z.int(), blocked: z.int() }),
  shows: 'members',
})
/** One piece of the spreadsheet as CSV; the first begins with the names of the columns. Ask on with `next`. */
export const downloadMembers = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members/download',
  access: 'SITE_MEMBER_READ',
  query: filter.extend({ after: z.coerce.number<number>().int().nonnegative().default(0) }),
  reply: z.object({ csv: z.string(), next: z.int().nullable(), total: z.int() }),
  shows: 'members',
})
export const getMember = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq',
  access: 'SITE_MEMBER_READ',
  reply: MemberRow.extend({
    enrolments: z.array(
      z.object({
        attendSeq: seq('enrolment'),
        courseSeq: seq('course'),
        courseTitle: z.string(),
        state: z.enum(enrolmentStates),
        attendAt: instant.nullable(),
        validAt: instant.nullable(),
      }),
    ),
    /** Null for whoever may not read the sales. */
    orders: z
      .array(
        z.object({
          orderNo: z.string(),
          title: z.string(),
          state: z.string(),
          totalAmount: z.int(),
          refundedAmount: z.int(),
          currency,
          orderedAt: instant,
        }),
      )
      .nullable(),
  }),
  refuses: ['NOT_FOUND'],
  shows: 'members',
})
export type MemberDetail = z.input<typeof getMember.reply>

/** What the staff note about these members; an empty memo is taken away. */
export const saveMemberMemos = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/memo',
  access: 'SITE_MEMBER_UPDATE',
  body: z.object({ members: z.array(z.object({ userSeq: seq('user'), memo })).max(100) }),
  reply: nothing,
  touches: ['members'],
})
/** Shuts somebody out of this site: they stay in the list and cannot join again. */
export const blockMember = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/block',
  access: 'SITE_MEMBER_UPDATE',
  reply: nothing,
  refuses: ['ALREADY_STAFF'],
  touches: ['members'],
})
export const unblockMember = endpoint({
  method: 'DELETE',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/block',
  access: 'SITE_MEMBER_UPDATE',
  reply: nothing,
  touches: ['members'],
})
