import { sql } from 'kysely'
import type { CouponInfoSeq, CouponIssueSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Coupons in boxes, each with what it is being spent on or was. */
const issues = (db: ChannelDb) =>
  tables(db)
    .selectFrom('couponIssues as issue')
    .leftJoin('couponUses as use', (join) =>
      join
        .onRef('use.couponIssueSeq', '=', 'issue.couponIssueSeq')
        .on('use.state', 'in', ['RESERVED', 'USED']),
    )
    .select([
      'issue.couponIssueSeq',
      'issue.couponInfoSeq',
      'issue.userSeq',
      'issue.issuedAt',
      'use.state',
      'use.orderSeq',
      'use.reservedUntil',
      'use.usedAt',
      'use.discountAmount',
    ])

export type IssueRow = NonNullable<Awaited<ReturnType<typeof findIssue>>>

export const findIssuesOf = (db: ChannelDb, userSeq: UserSeq) =>
  issues(db).where('issue.userSeq', '=', userSeq).orderBy('issue.couponIssueSeq', 'desc').execute()

export const findIssue = (db: ChannelDb, couponIssueSeq: CouponIssueSeq) =>
  issues(db).where('issue.couponIssueSeq', '=', couponIssueSeq).executeTakeFirst()

/** The same with nobody else able to spend it until this transaction ends. */
export const lockIssue = (tx: ChannelTx, couponIssueSeq: CouponIssueSeq) =>
  issues(tx).where('issue.couponIssueSeq', '=', couponIssueSeq).forUpdate('issue').executeTakeFirst()

export const findHolders = (db: ChannelDb, couponInfoSeq: CouponInfoSeq) =>
  issues(db)
    .where('issue.couponInfoSeq', '=', couponInfoSeq)
    .orderBy('issue.couponIssueSeq', 'desc')
    .limit(100)
    .execute()

/** All who received a coupon by number, with their contacts and the order it was spent on. */
export const findHoldersAfter = (
  db: ChannelDb,
  couponInfoSeq: CouponInfoSeq,
  { after, limit }: { after: number; limit: number },
) =>
  issues(db)
    .innerJoin('users', 'users.userSeq', 'issue.userSeq')
    .leftJoin('orders', 'orders.orderSeq', 'use.orderSeq')
    .select(['issue.receivedBy', 'users.name', 'users.email', 'orders.orderNo'])
    .where('issue.couponInfoSeq', '=', couponInfoSeq)
    .where(sql<boolean>`issue.coupon_issue_seq > ${after}`)
    .orderBy('issue.couponIssueSeq')
    .limit(limit)
    .execute()

export const findOwnOf = (db: ChannelDb, couponInfoSeq: CouponInfoSeq, userSeq: UserSeq) =>
  issues(db).where('issue.couponInfoSeq', '=', couponInfoSeq).where('issue.userSeq', '=', userSeq).execute()

interface NewIssue {
  couponInfoSeq: CouponInfoSeq
  userSeq: UserSeq
  receivedBy: 'CODE' | 'DOWNLOAD' | 'LINK' | 'FORM' | 'CAMPAIGN'
  issuedAt: Date
}
export const insertIssue = (tx: ChannelTx, issue: NewIssue) =>
  tables(tx).insertInto('couponIssues').values(issue).returning('couponIssueSeq').executeTakeFirstOrThrow()

/** How many of each coupon are spent or being spent. */
export const countUsed = (db: ChannelDb, couponInfoSeqs: CouponInfoSeq[]) =>
  tables(db)
    .selectFrom('couponUses as use')
    .innerJoin('couponIssues as issue', 'issue.couponIssueSeq', 'use.couponIssueSeq')
    .select(({ fn }) => ['issue.couponInfoSeq', fn.countAll<number>().as('count')])
    .where('issue.couponInfoSeq', '=', sql<CouponInfoSeq>`any(${couponInfoSeqs})`)
    .where('use.state', 'in', ['RESERVED', 'USED'])
    .groupBy('issue.couponInfoSeq')
    .execute()
