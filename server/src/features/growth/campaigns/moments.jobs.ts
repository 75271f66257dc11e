import type { CampaignEvent } from 'contract/growth/campaigns/schemas'
import type { CampaignSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { wakeCampaign } from './campaigns.jobs.ts'
import { findCampaign, lockCampaign } from './campaigns.queries.ts'
import { endCause, lessonCause, spanSince } from './causes.rules.ts'
import { insertMessages, type NewMessage } from './event-messages.queries.ts'
import {
  findEndingAfter,
  findLearnersAfter,
  findOpened,
  findWatching,
  moveWatched,
} from './moments.queries.ts'

/** People that one transaction adds to a campaign. */
const ADDED_AT_ONCE = 500
const DAY_MS = 86_400_000

/** Adds those to campaigns for whom a moment came that nobody brings about. docs/rules.md. */
export const watchMoments: Timer = {
  name: 'campaigns.watch',
  cron: '*/5 * * * *',
  isSelective: true,
  waitsWhileSuspended: true,
  async visit(ctx) {
    for (const { campaignSeq } of await findWatching(ctx.db)) await watch(ctx, campaignSeq)
  },
}

interface Span {
  from: Date
  to: Date
}
/** A look that dies half-way begins again where it began: nobody is added twice for the same cause. */
async function watch(ctx: Context, campaignSeq: CampaignSeq) {
  const campaign = await findCampaign(ctx.db, campaignSeq)
  if (!campaign?.event || !campaign.watchedTo) return
  const { event, watchedTo } = campaign
  const span = spanSince(watchedTo, ctx.now())
  const pages = event.kind === 'LESSON_OPENS' ? openings(ctx, event, span) : endings(ctx, event, span)
  for await (const messages of pages) if (!(await add(ctx, campaignSeq, messages))) return
  await ctx.transaction((tx) => moveWatched(tx, { campaignSeq, before: watchedTo, to: span.to }))
}

type Pages = AsyncGenerator<NewMessage[], void>
const atOnce = { dueAt: null }

async function* openings({ db }: Context, { courseSeqs }: CampaignEvent, span: Span): Pages {
  for (const live of await findOpened(db, { ...span, courseSeqs })) {
    const cause = lessonCause(live)
    const step = { courseSeq: live.courseSeq, now: span.to, limit: ADDED_AT_ONCE }
    for (let after = 0; ;) {
      const userSeqs = await findLearnersAfter(db, { ...step, after })
      yield userSeqs.map((userSeq) => ({ userSeq, cause, ...atOnce }))
      const last = userSeqs.at(-1)
      if (last === undefined || userSeqs.length < ADDED_AT_ONCE) break
      after = last
    }
  }
}

async function* endings({ db }: Context, { courseSeqs, delayDays }: CampaignEvent, span: Span): Pages {
  const later = (at: Date) => new Date(at.getTime() + delayDays * DAY_MS)
  const step = { courseSeqs, from: later(span.from), to: later(span.to), limit: ADDED_AT_ONCE }
  for (let after: Parameters<typeof findEndingAfter>[1]['after'] = null; ;) {
    const places = await findEndingAfter(db, { ...step, after })
    yield places.map((place) => ({ userSeq: place.userSeq, cause: endCause(place), ...atOnce }))
    const last = places.at(-1)
    if (!last || places.length < ADDED_AT_ONCE) return
    after = last
  }
}

/** False where the campaign does not wait any more. */
function add(ctx: Context, campaignSeq: CampaignSeq, messages: NewMessage[]) {
  return ctx.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignSeq)
    if (campaign?.state !== 'ACTIVE') return false
    if ((await insertMessages(tx, campaignSeq, messages)) > 0)
      await wakeCampaign(tx, { channelSeq: ctx.channelSeq, campaignSeq, delayMs: 0 })
    return true
  })
}
