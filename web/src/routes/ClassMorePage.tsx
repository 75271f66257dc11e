import { MoreScreen } from '../features/teaching/courses/settings/more/MoreScreen.tsx'
import { BoardPart } from '../features/community/boards/settings/BoardPart.tsx'
import { InvitePart } from '../features/growth/referrals/InvitePart.tsx'

/** Parts that features add to the further settings of a class. */
export const partsOfMore = [BoardPart, InvitePart]

export const ClassMorePage = () => <MoreScreen parts={partsOfMore} />
