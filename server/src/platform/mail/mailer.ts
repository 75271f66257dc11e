import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** For mails with an unsubscribe link: mail programs show it as a button (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** Of a site's mail; otherwise the installation sends in its own name. */
  sender?: MailSender | undefined
}
/** The name that mail programs show, and a domain of the site's own that signs the mail. */
export interface MailSender {
  name: string
  own: { address: string; domain: string; selector: string; privateKey: string } | null
}
/** Sends a mail or throws the error; the caller retries. */
export interface Mailer {
  kind: 'smtp' | 'mailbox' | 'none'
  send: (mail: Mail) => Promise<void>
}

export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url)
  return {
    kind: 'smtp',
    send: async ({ unsubscribeUrl, sender, ...mail }) =>
      void (await transport.sendMail({
        ...mail,
        ...fromOf(sender, from),
        envelope: { from: addressIn(from), to: mail.to },
        headers: headersOf(unsubscribeUrl),
      })),
  }
}

/** The address in `Seodang <no-reply@seodang.example>`. */
export const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** Signed as well: without these two a mail program does not trust the button that unsubscribes (RFC 8058). */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'

/**
 * What a mail program shows, and who signs. What bounces goes to the installation, whose mail server it leaves: the envelope bears its address.
 *
 * @public the test reads them
 */
export function fromOf(sender: MailSender | undefined, standard: string) {
  if (!sender) return { from: standard }
  const { name, own } = sender
  const address = addressIn(standard)
  if (!own) return { from: { name, address } }
  const { domain: domainName, selector: keySelector, privateKey } = own
  return {
    from: { name, address: own.address },
    dkim: { domainName, keySelector, privateKey, headerFieldNames: SIGNED },
  }
}

/** @public the test reads them */
export const headersOf = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

/** Stores mails instead of sending them, for trying out the product; the mail feature shows them. */
export const mailboxMailer = (keep: (mail: Mail) => Promise<void>): Mailer => ({
  kind: 'mailbox',
  send: keep,
})

/** Without a mail server the mail stays a failed job that the operator sees. */
export const noMailer: Mailer = {
  kind: 'none',
  send: () => Promise.reject(new Error('no mail server is set: see SMTP_URL')),
}
