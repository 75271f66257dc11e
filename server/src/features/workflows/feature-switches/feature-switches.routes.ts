import * as api from 'contract/workflows/feature-switches/api'
import { implement } from '../../../platform/http/implement.ts'
import {
  listChanges,
  listOfSite,
  listSwitches,
  readSwitchedOff,
  switchFeature,
  switchSiteFeature,
} from './feature-switches.service.ts'

export const featureSwitchRoutes = [
  implement(api.getSwitchedOff, ({ ctx }) => readSwitchedOff(ctx)),
  implement(api.listFeatureSwitches, ({ ctx }) => listSwitches(ctx)),
  implement(api.switchFeature, ({ ctx, body }) => switchFeature(ctx, body)),
  implement(api.listSwitchChanges, ({ ctx, query }) => listChanges(ctx, query)),
  implement(api.listSiteSwitches, ({ ctx, params }) => listOfSite(ctx, params.siteSeq)),
  implement(api.switchSiteFeature, ({ ctx, params, body }) => switchSiteFeature(ctx, params.siteSeq, body)),
]
