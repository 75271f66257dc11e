import { z } from 'zod'
import { platformTask, task } from '../../../platform/jobs/tasks.ts'

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
