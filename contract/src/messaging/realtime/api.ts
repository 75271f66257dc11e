import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'

const ticketReply = z.object({ ticket: z.string(), url: z.string() })
/**
 * A single-use ticket for the socket of a site; a token never appears in a URL. A signed-in user who is not a member receives
 * messages to themselves, but none to all members. docs/rules.md R-537.
 */
export const issueTicket = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/realtime/ticket',
  access: 'signed-in',
  whileSuspended: 'members',
  reply: ticketReply,
})
/** The same for the platform's own pages, whose sockets carry only messages about the sign-in. */
export const issuePlatformTicket = endpoint({
  method: 'POST',
  path: '/realtime/ticket',
  access: 'signed-in',
  reply: ticketReply,
})
