import type { Timer } from '../../../platform/jobs/tasks.ts'
import { closeEndedMonths } from './settlements.service.ts'

/** Every night, so that a month whose night was missed is closed in the next one. */
export const closeMonths: Timer = {
  name: 'settlements.close',
  cron: '20 0 * * *',
  visit: closeEndedMonths,
}
