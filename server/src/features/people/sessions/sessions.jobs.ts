import { sweepAttempts } from '../../../platform/auth/limits.queries.ts'
import type { PlatformTimer } from '../../../platform/jobs/tasks.ts'
import { deleteExpiredTokens } from '../accounts/accounts.public.ts'
import { deleteExpired } from './sessions.queries.ts'

/** Deletes expired sessions, tokens, links and attempts. */
export const forgetExpired: PlatformTimer = {
  name: 'accounts.forgetExpired',
  cron: '40 * * * *',
  async run({ platform, now }) {
    await deleteExpired(platform, now())
    await deleteExpiredTokens(platform, now())
    await sweepAttempts(platform, now())
  },
}
