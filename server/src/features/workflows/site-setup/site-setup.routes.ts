import * as promisedSiteSetup from 'contract/workflows/site-setup/api'
import { implement } from '../../../platform/http/implement.ts'
import { openSite } from './site-setup.service.ts'

export const siteSetupRoutes = [
  implement(promisedSiteSetup.createChannel, ({ ctx, body }) => openSite(ctx, body)),
]
