import { feature } from '../../../platform/feature.ts'
import { mountMailbox } from './dev-mailbox.http.ts'
import { mountPhone } from './dev-phone.http.ts'
import { sendMail, sendPlatformMail } from './mail.jobs.ts'

/** The queue of mails, and the mailbox and the phone of a developer. */
export const mail = feature({
  tasks: [sendMail],
  platformTasks: [sendPlatformMail],
  mount(http, openings) {
    mountMailbox(http, openings)
    mountPhone(http, openings)
  },
})
