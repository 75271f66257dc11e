import type { CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { dropTexts } from '../../system/files/rich-texts.public.ts'
import { updateItem } from './curriculum.queries.ts'
import { dropFiles } from './item-files.service.ts'
import { dropWork } from './delete-work.service.ts'
import { cancelLive } from './live-items.service.ts'

/** Deletes an item with everything that depends on it. MISSION_HAS_WORK unless learners' work may be deleted too. */
export async function dropItem(
  ctx: MemberContext,
  tx: ChannelTx,
  { curriculumSeq, forceYn }: { curriculumSeq: CurriculumSeq; forceYn: 'Y' | 'N' },
) {
  await dropWork(ctx, tx, { curriculumSeq, forceYn })
  await cancelLive(ctx, tx, curriculumSeq)
  await dropFiles(ctx, tx, curriculumSeq)
  await dropTexts(tx, { place: 'LESSON', placeSeqs: [curriculumSeq], now: ctx.now() })
  await updateItem(tx, curriculumSeq, { deletedAt: ctx.now(), now: ctx.now() })
}
