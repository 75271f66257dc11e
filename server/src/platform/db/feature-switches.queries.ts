import type { ChannelSeq } from 'contract/values/ids'
import type { PlatformDb } from './channel-db.ts'
import { platformTables } from './tables.ts'

/** What was decided for the installation, and for this site. */
export const findSwitchDecisions = (db: PlatformDb, channelSeq: ChannelSeq | null) =>
  platformTables(db)
    .selectFrom('featureSwitches')
    .select((row) => ['feature', 'isOn', row('channelSeq', 'is not', null).as('isOfSite')])
    .where((row) =>
      row.or([
        row('channelSeq', 'is', null),
        ...(channelSeq === null ? [] : [row('channelSeq', '=', channelSeq)]),
      ]),
    )
    .$narrowType<{ isOfSite: boolean }>()
    .execute()
