import { z } from 'zod'
import { eventTypes } from '../../growth/visits/schemas.ts'
import { endpoint } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'
import { HealthPart } from './schemas.ts'

/** The health of the installation, for its operator. */
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
    /** The number of browser events of each kind in the last 24 hours. */
    events: z.partialRecord(z.enum(eventTypes), z.int()),
    channels: z.object({
      total: z.int(),
      list: z.object({ channelSeq: seq('channel'), name: z.string(), domain: z.string() }).array(),
    }),
  }),
  shows: 'operator-health',
})
/** Retries a job that had failed for good. */
export const retryJob = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/jobs/retry',
  access: 'operator',
  body: z.object({ id: z.string().regex(/^\d+$/) }),
  reply: z.null(),
  touches: ['operator-health'],
})
