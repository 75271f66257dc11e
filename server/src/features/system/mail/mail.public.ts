import type { Clock } from '../../../platform/clock.ts'
import type { ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { enqueue, enqueuePlatform } from '../../../platform/jobs/tasks.ts'
import { type Mail, mailboxMailer, type Mailer } from '../../../platform/mail/mailer.ts'
import { sendMail, sendPlatformMail } from './mail.jobs.ts'
import { deleteMailsTo, insertMail } from './mail.queries.ts'

/** Sends a mail of a site once this transaction has committed. */
export const sendMailLater = (tx: ChannelTx, mail: Mail) => enqueue(tx, sendMail, { input: mail })
/** The same for a mail of no site. */
export const sendPlatformMailLater = (tx: PlatformTx, mail: Mail) =>
  enqueuePlatform(tx, sendPlatformMail, { input: mail })

/** The built-in mailbox keeps nothing for somebody who is erased. */
export const forgetMailsTo = deleteMailsTo

/** Keeps mails to be read at /dev/mailbox instead of sending them. */
export const mailbox = (db: PlatformDb, now: Clock): Mailer =>
  mailboxMailer((mail) => insertMail(db, mail, now()))
