import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { seqInUrl } from 'contract/values/ids'
import type { Openings } from '../../../platform/feature.ts'
import { listPage, MAILBOX, mailboxStyle, mailPage } from './dev-mailbox.views.ts'
import { findMail, findMails } from './mail.queries.ts'

const MailParams = z.object({ mailSeq: seqInUrl('mail') })
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail brings its own styles and nothing else; its links open in a new tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The mailbox of demo mode. Its URLs exist only there. */
export function mountMailbox(http: FastifyInstance, { ports, platformContext }: Openings) {
  if (!ports.settings.mailbox) return
  const { platform } = platformContext()
  // Rejects foreign host names, so that a page of another site pointed at this machine (DNS rebinding) cannot read mails.
  const isOurs = ({ host }: FastifyRequest) => ports.addresses.labelOf(host) !== undefined

  http.get(MAILBOX, async (request: FastifyRequest<{ Querystring: { to?: string } }>, reply) => {
    if (!isOurs(request)) return reply.callNotFound()
    const to = typeof request.query.to === 'string' ? request.query.to.toLowerCase() : null
    return sendHtml(reply, { html: listPage(await findMails(platform, to), to), policy: POLICY })
  })
  http.get(`${MAILBOX}/style.css`, (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(mailboxStyle),
  )

  async function mailOf(request: FastifyRequest) {
    const params = MailParams.safeParse(request.params)
    return params.success && isOurs(request) ? findMail(platform, params.data.mailSeq) : undefined
  }
  http.get(`${MAILBOX}/:mailSeq`, async (request, reply) => {
    const mail = await mailOf(request)
    return mail ? sendHtml(reply, { html: mailPage(mail), policy: POLICY }) : reply.callNotFound()
  })
  http.get(`${MAILBOX}/:mailSeq/body`, async (request, reply) => {
    const mail = await mailOf(request)
    if (!mail) return reply.callNotFound()
    return sendHtml(reply, {
      html: mail.html.replace('<head>', '<head><base target="_blank">'),
      policy: MAIL_POLICY,
    })
  })
}

const sendHtml = (reply: FastifyReply, { html, policy }: { html: string; policy: string }) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(html)
