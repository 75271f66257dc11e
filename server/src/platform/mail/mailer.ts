import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** For mails with an unsubscribe link: mail programs show it as a button (RFC 8058). */
  unsubscribeUrl?: string | undefined
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
