import { actionOf } from 'contract/http/endpoint'
import type { SuspensionKind } from 'contract/http/suspension.rules'
import * as api from 'contract/workflows/abuse-reports/api'
import {
  isByProgram,
  reportedPath,
  type ReportOutcome,
} from 'contract/workflows/abuse-reports/abuse-reports.rules'
import { ownersWarned, siteReported } from 'contract/workflows/abuse-reports/events'
import type { AbuseReportSeq, ChannelSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { Context, PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { keepPace } from '../../people/accounts/accounts.public.ts'
import { getBrandOf } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { sayDecided, suspendIn } from '../suspensions/suspensions.public.ts'
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
  await keepPace(ctx, tries, 'TOO_MANY_REQUESTS')
  // A program learns nothing.
  if (isByProgram(report)) return null
  const { kind, text, email } = report
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
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

export async function dismissReport(ctx: Operator, abuseReportSeq: AbuseReportSeq, words: string) {
  await decide(ctx, abuseReportSeq, { outcome: 'DISMISSED', words })
  return null
}

/** The owners read the words in a mail; their activity history records it. */
export async function warnOwners(ctx: Operator, abuseReportSeq: AbuseReportSeq, words: string) {
  await decide(ctx, abuseReportSeq, {
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
  return null
}

/** One decision: neither is the site suspended for a report that was decided before, nor the other way round. */
export async function suspendReported(
  ctx: Operator,
  abuseReportSeq: AbuseReportSeq,
  { kind, words }: { kind: SuspensionKind; words: string },
) {
  const siteSeq = await decide(ctx, abuseReportSeq, {
    outcome: 'SUSPENDED',
    words,
    write: (tx, channelSeq) => suspendIn(ctx, { tx, siteSeq: channelSeq }, { kind, reason: words }),
  })
  sayDecided(ctx, siteSeq)
  return null
}

interface Decision {
  outcome: ReportOutcome
  words: string
  write?: (tx: ChannelTx, channelSeq: ChannelSeq) => Promise<void>
}
/** Decides about a report once, a suspension about all of the site; reporters who left an address are mailed. docs/rules.md R-1152. */
async function decide(ctx: Operator, abuseReportSeq: AbuseReportSeq, { outcome, words, write }: Decision) {
  const report = await findReport(ctx.platform, abuseReportSeq)
  if (!report) throw refuse('NOT_FOUND')
  const site = await ctx.at(report.channelSeq)
  const [brand, { siteName }] = await Promise.all([getBrandOf(ctx, null), getBrandOf(ctx, report.channelSeq)])
  const by = { decidedAt: ctx.now(), decidedByUserSeq: ctx.user.userSeq }
  await site.transaction(async (tx) => {
    // A report that comes meanwhile waits, and then knows what is left.
    await lockChannel(tx, report.channelSeq)
    const waiting = await lockWaiting(tx, outcome === 'SUSPENDED' ? null : abuseReportSeq)
    if (!waiting.some((one) => one.abuseReportSeq === abuseReportSeq)) throw refuse('REPORT_DECIDED')
    await write?.(tx, report.channelSeq)
    const seqs = waiting.map((one) => one.abuseReportSeq)
    await updateDecided(tx, seqs, { outcome, words, ...by })
    for (const { reporterEmail: to, language } of waiting)
      if (to)
        await sendMailLater(
          tx,
          outcomeMail(brand, { to, language, siteName, isActedOn: outcome !== 'DISMISSED' }),
        )
  })
  return report.channelSeq
}
