import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { ChannelTx, PlatformDb, PlatformTx } from '../../platform/db/channel-db.ts'
import { enqueue, enqueuePlatform, platformTask, task } from '../../platform/jobs/tasks.ts'
import { mailboxMailer, type Mail, type Mailer } from '../../platform/mail/mailer.ts'
import { deleteMailsTo, insertMail } from './operation.queries.ts'

const MailToSend = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
})

export const sendMail = task('operation.sendMail', MailToSend, (ctx, mail) => ctx.ports.mailer.send(mail))
export const sendPlatformMail = platformTask('operation.sendPlatformMail', MailToSend, (ctx, mail) =>
  ctx.ports.mailer.send(mail),
)

/** Sends a mail of a site once this transaction has committed. */
export const sendMailLater = (tx: ChannelTx, mail: Mail) => enqueue(tx, sendMail, { told: mail })
/** The same for a mail of no site. */
export const sendPlatformMailLater = (tx: PlatformTx, mail: Mail) =>
  enqueuePlatform(tx, sendPlatformMail, { told: mail })

/** The built-in mailbox keeps nothing for somebody who is erased. */
export const forgetMailsTo = deleteMailsTo

/** Keeps mails to be read at /dev/mailbox instead of sending them. */
export const mailbox = (db: PlatformDb, now: Clock): Mailer =>
  mailboxMailer((mail) => insertMail(db, mail, now()))
