import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { MAX_REWARD } from '../../teaching/curriculum/assignments.rules.ts'
import { FileLink } from '../../values/file-link.ts'
import { nothing } from '../../values/ids.ts'
import { LedgerChoice, LedgerEntry, LedgerFilter, query, reply } from './schemas.ts'
import { pointKinds } from './points.rules.ts'

/** The caller's balances and ledger, newest entries first. */
export const listMyPoints = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/points',
  access: 'member',
  query,
  reply,
  shows: 'points',
})
export const listMemberPoints = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/points',
  access: 'SITE_MEMBER_READ',
  query,
  reply,
  shows: 'points',
})
/** The whole ledger of a member as a spreadsheet, at an address that works for a few minutes. */
export const downloadMemberPoints = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/points/download',
  access: 'SITE_MEMBER_READ',
  whileSuspended: 'managers',
  action: 'points.downloadMemberPoints',
  reply: FileLink,
})
/** The entries of everybody on the site, the newest first. */
export const listPointLedger = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/points/ledger',
  access: 'SITE_MEMBER_READ',
  query: LedgerFilter,
  reply: z.object({ list: LedgerEntry.array(), total: z.int() }),
  shows: 'points',
})
/** The matching entries of the site as a spreadsheet, at an address that works for a few minutes. */
export const downloadPointLedger = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/points/ledger/download',
  access: 'SITE_MEMBER_READ',
  whileSuspended: 'managers',
  action: 'points.downloadPointLedger',
  body: LedgerChoice,
  reply: FileLink,
})
/** Adds points by hand, or deducts them with a negative amount; a balance never falls below zero. */
export const changeMemberPoints = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/points',
  access: 'SITE_MEMBER_UPDATE',
  action: 'points.changeMemberPoints',
  body: z.object({
    kind: z.enum(pointKinds),
    amount: z
      .int()
      .min(-MAX_REWARD)
      .max(MAX_REWARD)
      .refine((amount) => amount !== 0),
    reason: z.string().trim().min(1).max(200),
  }),
  reply: nothing,
  refuses: ['POINTS_TOO_FEW'],
  touches: ['points'],
})
