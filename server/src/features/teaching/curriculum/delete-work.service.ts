import type { CurriculumSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countWork, dropWorkOf } from './delete-work.queries.ts'

/** Deletes learners' work only on explicit request. MISSION_HAS_WORK otherwise. R-327. */
export async function dropWork(
  ctx: Context,
  tx: ChannelTx,
  { curriculumSeq, forceYn }: { curriculumSeq: CurriculumSeq; forceYn: 'Y' | 'N' },
) {
  if (forceYn === 'Y') return dropWorkOf(tx, curriculumSeq, ctx.now())
  const count = await countWork(tx, curriculumSeq)
  if (count > 0) throw refuse('MISSION_HAS_WORK', null, { count })
}
