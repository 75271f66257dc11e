import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** For mails of which somebody may want no more: shown as a button by mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined
}
/** Sends a mail or throws the reason; the caller retries. */
export interface Mailer {
  kind: 'smtp' | 'mailbox' | 'none'
  send: (mail: Mail) => Promise<void>
}

export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url)
  return {
    kind: 'smtp',
    send: async ({ unsubscribeUrl, ...mail }) =>
      void (await transport.sendMail({ from, ...mail, headers: headersOf(unsubscribeUrl) })),
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

/** Keeps what would be sent, for a first look at the product: the room that shows it says how. */
export const mailboxMailer = (keep: (mail: Mail) => Promise<void>): Mailer => ({
  kind: 'mailbox',
  send: keep,
})

/** Nowhere to send to: the mail stays a failed job that the operator sees. */
export const noMailer: Mailer = {
  kind: 'none',
  send: () => Promise.reject(new Error('no mail server is set: see SMTP_URL')),
}
