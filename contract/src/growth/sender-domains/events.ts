import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant } from '../../values/ids.ts'

/** The records of the domain from which a site sends are gone: the address of the installation sends again. */
export const senderBroken = event('sender-domains.broken', z.object({ domain: z.string(), at: instant }))
