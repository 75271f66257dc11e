import type { Timer } from '../../../platform/jobs/tasks.ts'
import { removeOldPlays } from './play-sessions.queries.ts'

const DAY = 86_400_000

export const forgetPlays: Timer = {
  name: 'classroom.forgetPlays',
  cron: '40 4 * * *',
  async visit(ctx) {
    await removeOldPlays(ctx.db, new Date(ctx.now().getTime() - DAY))
  },
}
