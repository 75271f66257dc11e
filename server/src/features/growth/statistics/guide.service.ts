import { shareOf, type GuideTodo } from 'contract/growth/statistics/guide.rules'
import type { Context } from '../../../platform/context.ts'
import { hasAnyCoupon } from '../../money/coupons/coupons.public.ts'
import { canBePaid } from '../../money/merchants/merchants.public.ts'
import { hasSold } from '../../money/orders/orders.public.ts'
import { documentParts } from '../../money/settlements/settlements.public.ts'
import { hasOwnDomain } from '../../site/domains/domains.public.ts'
import { getGuideFacts } from '../../site/sites/sites.public.ts'
import { countShelves } from '../../teaching/courses/courses.public.ts'

const done = (isDone: boolean) => (isDone ? 100 : 0)

/** How far the owner is with each step, in percent. docs/rules.md R-878. */
export async function guideProgress(ctx: Context): Promise<Record<GuideTodo, number>> {
  const { hasLogo, footerFacts, hasTerms, hasSeo, hasShareCard } = await getGuideFacts(ctx)
  const shelves = await countShelves(ctx.db)
  return {
    LOGO: done(hasLogo),
    DOMAIN: done(await hasOwnDomain(ctx)),
    FOOTER: shareOf(footerFacts),
    TERMS: done(hasTerms),
    FIRST_CLASS: done(shelves.all > 0),
    CURRICULUM: done(shelves.withLessons > 0),
    PUBLISH: done(shelves.public > 0),
    PAYMENTS: done(await canBePaid(ctx, 'KRW')),
    COUPON: done(await hasAnyCoupon(ctx.db)),
    SETTLEMENT_DOCUMENT: shareOf(await documentParts(ctx.db)),
    FIRST_SALE: done(await hasSold(ctx.db)),
    SEO: done(hasSeo),
    SHARE: done(hasShareCard),
  }
}
