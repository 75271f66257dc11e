import { actionOf } from 'contract/http/endpoint'
import type { SuspensionKind } from 'contract/http/suspension.rules'
import * as api from 'contract/workflows/abuse-reports/api'
import {
  isByProgram,
  reportedPath,
  type ReportOutcome,
} from 'contract/workflows/abuse-reports/abuse-reports.rules'
import { ownersWarned, siteReported } from 'contract/workflows/abuse-reports/events'
import type { AbuseReportSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { Context, PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { getBrandOf } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { suspendSite } from '../suspensions/suspensions.public.ts'
import { outcomeMail } from './abuse-reports.mail.ts'
import {
  countReports,
  findReport,
  findReports,
  hasOtherWaiting,
  insertReport,
  lockWaiting,
  updateDecided,
} from './abuse-reports.queries.ts'

type Operator = SignedIn<PlatformContext>

const perNetwork = { most: 5, everySeconds: 600 }
const perSite = { most: 60, everySeconds: 60 }

/** The operators are mailed of the first report that waits of a site. docs/rules.md R-1151. */
export async function reportSite(ctx: Context, report: z.output<(typeof api.reportSite)['body']>) {
  const tries = {
    [`abuse:${ctx.incoming.address}`]: perNetwork,
    [`abuse:site:${ctx.channelSeq}`]: perSite,
  }
  const seconds = await ctx.ports.limits.secondsToWait(tries)
  if (seconds > 0) {
    ctx.outgoing.retryAfter(seconds)
    throw refuse('TOO_MANY_REQUESTS')
  }
  // A program learns nothing.
  if (isByProgram(report)) return null
  const { kind, text, email } = report
  await ctx.transaction(async (tx) => {
    const abuseReportSeq = await insertReport(tx, {
      kind,
      text,
      path: reportedPath(report.path),
      reporterEmail: email || null,
      language: ctx.language,
      reportedAt: ctx.now(),
    })
    if (!(await hasOtherWaiting(tx, abuseReportSeq))) await emit(tx, siteReported, { abuseReportSeq })
  })
  return null
}

export async function listReports(
  ctx: PlatformContext,
  query: z.output<(typeof api.listAbuseReports)['query']>,
) {
  const rows = await findReports(ctx.platform, query)
  return {
    list: rows.map(({ address, suspension, reporterEmail, decidedBy, ...row }) => ({
      ...row,
      siteUrl: ctx.ports.addresses.site(address),
      isSuspended: suspension !== null,
      isAnswerable: reporterEmail !== null,
      decidedBy: decidedBy && shownName(decidedBy, ctx.language),
    })),
    total: await countReports(ctx.platform, query),
  }
}

export const dismissReport = (ctx: Operator, abuseReportSeq: AbuseReportSeq, words: string) =>
  decide(ctx, abuseReportSeq, { outcome: 'DISMISSED', words, write: () => Promise.resolve() })

/** The owners read the words in a mail; their activity history records it. */
export const warnOwners = (ctx: Operator, abuseReportSeq: AbuseReportSeq, words: string) =>
  decide(ctx, abuseReportSeq, {
    outcome: 'WARNED',
    words,
    async write(tx) {
      await emit(tx, ownersWarned, { abuseReportSeq, words })
      await insertStaffAction(tx, {
        userSeq: ctx.user.userSeq,
        role: 'OPR',
        action: actionOf(api.warnOwners),
        place: {},
        after: { words },
        createdAt: ctx.now(),
      })
    },
  })

/** Suspended first: a report is never answered with a suspension that did not come. */
export async function suspendReported(
  ctx: Operator,
  abuseReportSeq: AbuseReportSeq,
  { kind, words }: { kind: SuspensionKind; words: string },
) {
  const report = await findReport(ctx.platform, abuseReportSeq)
  if (!report) throw refuse('NOT_FOUND')
  await suspendSite(ctx, report.channelSeq, { kind, reason: words })
  return decide(ctx, abuseReportSeq, { outcome: 'SUSPENDED', words, write: () => Promise.resolve() })
}

interface Decision {
  outcome: ReportOutcome
  words: string
  write: (tx: ChannelTx) => Promise<void>
}
/** Decides about a report once, a suspension about all of the site; reporters who left an address are mailed. docs/rules.md R-1152. */
async function decide(ctx: Operator, abuseReportSeq: AbuseReportSeq, { outcome, words, write }: Decision) {
  const report = await findReport(ctx.platform, abuseReportSeq)
  if (!report) throw refuse('NOT_FOUND')
  const site = await ctx.at(report.channelSeq)
  const [brand, { siteName }] = await Promise.all([getBrandOf(ctx, null), getBrandOf(ctx, report.channelSeq)])
  const by = { decidedAt: ctx.now(), decidedByUserSeq: ctx.user.userSeq }
  await site.transaction(async (tx) => {
    const waiting = await lockWaiting(tx, outcome === 'SUSPENDED' ? null : abuseReportSeq)
    if (waiting.length === 0) throw refuse('REPORT_DECIDED')
    const seqs = waiting.map((one) => one.abuseReportSeq)
    await updateDecided(tx, seqs, { outcome, words, ...by })
    for (const { reporterEmail: to, language } of waiting)
      if (to)
        await sendMailLater(
          tx,
          outcomeMail(brand, { to, language, siteName, isActedOn: outcome !== 'DISMISSED' }),
        )
    await write(tx)
  })
  return null
}
