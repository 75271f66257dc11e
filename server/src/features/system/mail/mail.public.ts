import type { Clock } from '../../../platform/clock.ts'
import type { ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { enqueue, enqueuePlatform } from '../../../platform/jobs/tasks.ts'
import { type Mail, mailboxMailer, type Mailer } from '../../../platform/mail/mailer.ts'
import { sendMail, sendPlatformMail } from './mail.jobs.ts'
import { deleteMailsTo, insertMail } from './mail.queries.ts'

export { senderKeyLabel, senderOf } from './sender.service.ts'

/** Sends a site's mail after this transaction commits. */
export const sendMailLater = (tx: ChannelTx, mail: Mail) => enqueue(tx, sendMail, { input: mail })
/** The same for a mail without a site. */
export const sendPlatformMailLater = (tx: PlatformTx, mail: Mail) =>
  enqueuePlatform(tx, sendPlatformMail, { input: mail })

/** Deletes an erased person's mails from the built-in mailbox. */
export const forgetMailsTo = deleteMailsTo

/** Stores mails for /dev/mailbox instead of sending them. */
export const mailbox = (db: PlatformDb, now: Clock): Mailer =>
  mailboxMailer((mail) => insertMail(db, mail, now()))
