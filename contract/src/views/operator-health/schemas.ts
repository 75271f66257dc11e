import { z } from 'zod'
import { healthFacts } from './operator-health.rules.ts'

const Verdict = z.enum(['ok', 'warn', 'down'])
// oxfmt-ignore
/** Possible improvements of the installed transcoder. */
const transcoderAdvices = ['INSTALL_ONE', 'REPLACE_CONFIGURED', 'INSTALL_NEWER'] as const
export type TranscoderAdvice = (typeof transcoderAdvices)[number]
/** Recommendations to the operator; the web has the texts. */
const healthAdvices = [
  'JOBS_LATE',
  'JOBS_FAILED',
  'DISK_FULL',
  'DISK_LOW',
  ...transcoderAdvices,
  'MAILBOX_ONLY',
  'NO_MAIL',
  'NO_PAYMENTS',
  'TEST_PAYMENTS',
  'MONEY_STUCK',
  'BOOKS_DIFFER',
  'BOOKS_UNCHECKED',
  'LIVE_OFF',
  'LIVE_STARTING',
  'LIVE_NO_PORT',
  'LIVE_NO_BINARY',
] as const
// oxfmt-ignore
/** One part of the installation and its state. */
export const HealthPart = z.object({
  part: z.enum(['database', 'queue', 'storage', 'transcoder', 'mail', 'payments', 'books', 'live']),
  verdict: Verdict,
  facts: z.partialRecord(z.enum(healthFacts), z.string()),
  advice: z.enum(healthAdvices).nullable(),
})
export type HealthPart = z.output<typeof HealthPart>
