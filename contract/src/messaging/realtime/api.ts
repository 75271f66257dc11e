import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'

const ticketReply = z.object({ ticket: z.string(), url: z.string() })
/**
 * A single-use ticket for the socket of a site; a token never stands in an address. Who is signed in without being a
 * member hears what is said to them, and nothing that is said to everybody there. docs/rules.md R-537.
 */
export const issueTicket = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/realtime/ticket',
  access: 'signed-in',
  reply: ticketReply,
})
/** The same for the platform's own pages, where only the sign-in itself is spoken of. */
export const issuePlatformTicket = endpoint({
  method: 'POST',
  path: '/realtime/ticket',
  access: 'signed-in',
  reply: ticketReply,
})
