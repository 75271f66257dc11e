import * as portraits from 'contract/people/profile/api'
import { implement } from '../../../platform/http/implement.ts'
import { openPortraitWay, removePortrait } from './portraits.service.ts'

export const profileRoutes = [
  implement(portraits.getPortraitUploadUrl, ({ ctx, query }) => openPortraitWay(ctx, query)),
  implement(portraits.removePortrait, ({ ctx }) => removePortrait(ctx)),
]
