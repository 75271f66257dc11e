import { feature } from '../../platform/feature.ts'
import { serviceAliasRoutes } from './service-aliases.routes.ts'

export const serviceAliases = feature({ routes: serviceAliasRoutes })
