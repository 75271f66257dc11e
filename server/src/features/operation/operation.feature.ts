import { feature } from '../../platform/feature.ts'
import { mountMailbox } from './mailbox.http.ts'
import { sendMail, sendPlatformMail } from './operation.public.ts'
import { operationRoutes } from './operation.routes.ts'
import { rememberAbout } from './operation.service.ts'
import { mountProbes } from './probes.http.ts'

export const operation = feature({
  routes: operationRoutes,
  tasks: [sendMail],
  platformTasks: [sendPlatformMail],
  mount(http, openings) {
    rememberAbout(openings)
    mountProbes(http, openings)
    mountMailbox(http, openings)
  },
})
