import * as api from 'contract/money/gifts/api'
import { implement } from '../../../platform/http/implement.ts'
import { accept, give, send, takeBack } from './gifts.service.ts'
import { listManaged, listMine, viewReceived } from './gifts.views.ts'

export const giftRoutes = [
  implement(api.giveMembership, ({ ctx, params, body }) => give(ctx, params.membershipSeq, body)),
  implement(api.listMyGifts, ({ ctx, query }) => listMine(ctx, query)),
  implement(api.sendGift, ({ ctx, params, body }) => send(ctx, params.giftSeq, body.email)),
  implement(api.takeGiftBack, ({ ctx, params }) => takeBack(ctx, params.giftSeq)),
  implement(api.getReceivedGift, ({ ctx, query }) => viewReceived(ctx, query.giftCode)),
  implement(api.acceptGift, ({ ctx, body }) => accept(ctx, body.giftCode)),
  implement(api.listGifts, ({ ctx, query }) => listManaged(ctx, query)),
]
