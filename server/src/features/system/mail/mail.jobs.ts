import { z } from 'zod'
import { platformTask, task } from '../../../platform/jobs/tasks.ts'
import { senderOf } from './sender.service.ts'

const MailToSend = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
})

export const sendMail = task('operation.sendMail', MailToSend, async (ctx, mail) =>
  ctx.ports.mailer.send({ ...mail, sender: await senderOf(ctx) }),
)
export const sendPlatformMail = platformTask('operation.sendPlatformMail', MailToSend, (ctx, mail) =>
  ctx.ports.mailer.send(mail),
)
