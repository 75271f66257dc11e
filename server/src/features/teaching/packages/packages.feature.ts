import { refusals } from 'contract/teaching/packages/refusals'
import { feature } from '../../../platform/feature.ts'
import { packageRoutes } from './packages.routes.ts'

/** Packages: which classes are sold together. */
export const packages = feature({ refusals, routes: packageRoutes })
