import { feature } from '../../platform/feature.ts'
import { mountDocuments } from './documents.http.ts'
import { mountFiles } from './files.http.ts'
import { removeBytes, tidyFiles } from './files.jobs.ts'
import { fileRoutes } from './files.routes.ts'

export const files = feature({
  routes: fileRoutes,
  tasks: [removeBytes],
  timers: [tidyFiles],
  async mount(http, openings) {
    await mountFiles(http, openings)
    await mountDocuments(http, openings)
  },
})
