import { refusals } from 'contract/growth/alimtalk/refusals'
import { feature } from '../../../platform/feature.ts'
import { alimtalkRoutes } from './alimtalk.routes.ts'

/** The account of a site at a reseller of AlimTalk, and its templates, which Kakao reviews. */
export const alimtalk = feature({ refusals, routes: alimtalkRoutes })
