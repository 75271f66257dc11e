import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { Channel } from 'contract/site/sites/schemas'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import type { Ports } from '../../../platform/ports.ts'
import { CHANNEL_TOPIC, ChannelChanged } from '../../../platform/realtime/bus.ts'
import { perBus, remember, remembered } from '../../../platform/remember.ts'
import { findAliases, findFormerAliases } from './catalogs.queries.ts'

export { holdAlias } from './catalogs.queries.ts'

type Aliases = Pick<Channel, 'serviceAliases' | 'formerAliases'>

const cacheOf = perBus((bus) => {
  const aliases = remembered<ChannelSeq, Aliases>()
  bus.subscribe(CHANNEL_TOPIC, (said) => aliases.delete(ChannelChanged.parse(said).channelSeq))
  return aliases
})

interface LookupContext {
  ports: Ports
  channelSeq: ChannelSeq
  db: ChannelDb
}
/** The current and former aliases of this site, cached per process. */
export const findAliasesOf = ({ ports, channelSeq, db }: LookupContext) =>
  remember(cacheOf(ports.bus), channelSeq, async (): Promise<Aliases> => {
    const former = await findFormerAliases(db)
    return {
      serviceAliases: await findAliases(db),
      formerAliases: former.map((one) => ({ former: one.former, alias: one.alias ?? DEFAULT_ALIAS })),
    }
  })
