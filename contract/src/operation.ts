import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { instant, seq } from './values.ts'
import { eventTypes } from './visits.ts'

const Verdict = z.enum(['ok', 'warn', 'down'])
export const healthFacts = [
  'version', 'size', 'waiting', 'failed', 'oldest', 'free', 'used', 'source', 'mode', 'gateways',
] as const // prettier-ignore
/** What may be better about the program that transcodes. */
const transcoderAdvices = ['INSTALL_ONE', 'REPLACE_CONFIGURED', 'INSTALL_NEWER'] as const
export type TranscoderAdvice = (typeof transcoderAdvices)[number]
/** What whoever runs the installation had better do; the words for it are the screen's. */
const healthAdvices = [
  'JOBS_LATE', 'JOBS_FAILED', 'DISK_FULL', 'DISK_LOW', ...transcoderAdvices,
  'MAILBOX_ONLY', 'NO_MAIL', 'NO_PAYMENTS', 'TEST_PAYMENTS',
] as const // prettier-ignore
/** One part of the installation and how it is doing. */
const HealthPart = z.object({
  part: z.enum(['database', 'queue', 'storage', 'transcoder', 'mail', 'payments']),
  verdict: Verdict,
  facts: z.partialRecord(z.enum(healthFacts), z.string()),
  advice: z.enum(healthAdvices).nullable(),
})
export type HealthPart = z.output<typeof HealthPart>

/** How the installation is, for whoever runs it. */
export const getHealth = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/health',
  access: 'operator',
  reply: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: instant,
    isDemo: z.boolean(),
    parts: HealthPart.array(),
    failedJobs: z
      .object({ id: z.string(), task: z.string(), attempts: z.int(), error: z.string(), at: instant })
      .array(),
    /** How often browsers told each kind of event in the last 24 hours. */
    events: z.partialRecord(z.enum(eventTypes), z.int()),
    channels: z.object({
      total: z.int(),
      list: z.object({ channelSeq: seq('channel'), name: z.string(), domain: z.string() }).array(),
    }),
  }),
  shows: 'operation',
})
/** Tries a job again that had failed for good. */
export const retryJob = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/jobs/retry',
  access: 'operator',
  body: z.object({ id: z.string().regex(/^\d+$/) }),
  reply: z.null(),
  touches: ['operation'],
})
