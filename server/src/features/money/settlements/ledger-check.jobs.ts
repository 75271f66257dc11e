import type { Context } from '../../../platform/context.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { ledgerMail } from './ledger-check.mail.ts'
import { findOperators } from '../../people/accounts/accounts.public.ts'
import { getBrand, getBrandOf } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { findDifferences, hasBooks, saveCheck } from './ledger-check.queries.ts'

/**
 * Compares orders, payments, refunds, coupons, seats and statements of a site with each other and with the ledger. It only reads, in
 * one statement, so it sees one moment and holds nobody up. Operators are mailed when something begins to differ. docs/rules.md R-818.
 */
async function checkSite(ctx: Context) {
  if (!(await hasBooks(ctx.db))) return
  const checkedAt = ctx.now()
  const differences = await findDifferences(ctx.db)
  await ctx.transaction(async (tx) => {
    const { agreedBefore } = await saveCheck(tx, differences, checkedAt)
    if (differences.length === 0 || !agreedBefore) return
    const { siteName } = await getBrand(ctx)
    const brand = await getBrandOf(ctx, null)
    for (const { email, language } of await findOperators(ctx.platform))
      if (email) await sendMailLater(tx, ledgerMail(brand, { to: email, language, site: siteName }))
  })
}

export const checkLedger: Timer = {
  name: 'settlements.checkLedger',
  cron: '40 3 * * *',
  visit: checkSite,
}
