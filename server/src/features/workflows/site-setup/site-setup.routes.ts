import * as siteSetupApi from 'contract/workflows/site-setup/api'
import { implement } from '../../../platform/http/implement.ts'
import { openSite } from './site-setup.service.ts'

export const siteSetupRoutes = [implement(siteSetupApi.createChannel, ({ ctx, body }) => openSite(ctx, body))]
