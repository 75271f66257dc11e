import { refusals } from 'contract/site/domains/refusals'
import { feature } from '../../../platform/feature.ts'
import { lookAtNamesInUse, lookForNames } from './domains.jobs.ts'
import { domainRoutes } from './domains.routes.ts'

/** Domains of a site: request, check, primary name. */
export const domains = feature({ refusals, routes: domainRoutes, timers: [lookForNames, lookAtNamesInUse] })
