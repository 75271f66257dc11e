import type { MailSeq } from 'contract/values/ids'
import { sql } from 'kysely'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

const MAX_KEPT = 500
const MAX_SHOWN = 100

/** Stores a mail and deletes the oldest beyond 500. */
export async function insertMail(db: PlatformDb, mail: Mail, createdAt: Date) {
  const { to: recipient, subject, text, html, unsubscribeUrl = null } = mail
  const { mailSeq } = await platformTables(db)
    .insertInto('mailboxMails')
    .values({ recipient, subject, text, html, unsubscribeUrl, createdAt })
    .returning('mailSeq')
    .executeTakeFirstOrThrow()
  await platformTables(db)
    .deleteFrom('mailboxMails')
    .where(sql<boolean>`mail_seq <= ${mailSeq - MAX_KEPT}`)
    .execute()
}

/** The newest mails, of all receivers or of one. */
export function findMails(db: PlatformDb, to: string | null) {
  const mails = platformTables(db)
    .selectFrom('mailboxMails')
    .select(['mailSeq', 'recipient', 'subject', 'createdAt'])
    .orderBy('mailSeq', 'desc')
    .limit(MAX_SHOWN)
  return to === null ? mails.execute() : mails.where('recipient', '=', to).execute()
}

export const findMail = (db: PlatformDb, mailSeq: MailSeq) =>
  platformTables(db)
    .selectFrom('mailboxMails')
    .select(['mailSeq', 'recipient', 'subject', 'text', 'html', 'unsubscribeUrl', 'createdAt'])
    .where('mailSeq', '=', mailSeq)
    .executeTakeFirst()

export async function deleteMailsTo(tx: PlatformTx, recipient: string) {
  await platformTables(tx).deleteFrom('mailboxMails').where('recipient', '=', recipient).execute()
}
