import { feature } from '../../platform/feature.ts'
import type { Timer } from '../../platform/jobs/tasks.ts'
import { classroomRoutes } from './classroom.routes.ts'
import { finishWaiting } from './finishing.ts'
import { mountMedia } from './media.ts'
import { removeOldPlays } from './play-sessions.queries.ts'

const DAY = 86_400_000

const forgetPlays: Timer = {
  name: 'classroom.forgetPlays',
  cron: '40 4 * * *',
  async visit(ctx) {
    await removeOldPlays(ctx.db, new Date(ctx.now().getTime() - DAY))
  },
}

export const classroom = feature({
  routes: classroomRoutes,
  listeners: [finishWaiting],
  timers: [forgetPlays],
  mount: mountMedia,
  userColumns: {
    play_sessions: ['user_seq'],
  },
})
