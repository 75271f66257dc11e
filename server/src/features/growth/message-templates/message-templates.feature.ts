import { refusals } from 'contract/growth/message-templates/refusals'
import { feature } from '../../../platform/feature.ts'
import { messageTemplateRoutes } from './message-templates.routes.ts'

/** What campaigns say, kept for the next one. */
export const messageTemplates = feature({ refusals, routes: messageTemplateRoutes })
