import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { instant, seq } from './values.ts'

const Verdict = z.enum(['ok', 'warn', 'down'])
/** One part of the installation and how it is doing. */
const HealthPart = z.object({
  part: z.enum(['database', 'queue', 'storage', 'transcoder', 'mail', 'payments']),
  verdict: Verdict,
  /** Facts for a reader who knows machines; English. */
  facts: z.record(z.string(), z.string()),
  advice: z.string().nullable(),
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
