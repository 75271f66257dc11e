import { feature } from '../../platform/feature.ts'
import { mountFiles } from './files.http.ts'
import { tidyFiles } from './files.jobs.ts'
import { fileRoutes } from './files.routes.ts'

export const files = feature({ routes: fileRoutes, timers: [tidyFiles], mount: mountFiles })
