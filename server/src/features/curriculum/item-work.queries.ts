import type { CurriculumSeq } from 'contract/values'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

export const countWork = (tx: ChannelTx, curriculumSeq: CurriculumSeq) =>
  tables(tx)
    .selectFrom('missionSubmissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('curriculumSeq', '=', curriculumSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()

export const dropWorkOf = async (tx: ChannelTx, curriculumSeq: CurriculumSeq, deletedAt: Date) => {
  await tables(tx)
    .updateTable('missionSubmissions')
    .set({ deletedAt })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('deletedAt', 'is', null)
    .execute()
}
