import { menusSeen } from 'contract/site/menus/menus.rules'
import { addressOfPage } from 'contract/site/pages/pages.rules'
import type { SiteMenu } from 'contract/site/menus/schemas'
import type { ChannelSeq } from 'contract/values/ids'
import { checkAllowed } from '../../../platform/auth/access.ts'
import type { User } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Ports } from '../../../platform/ports.ts'
import { CHANNEL_TOPIC, ChannelChanged } from '../../../platform/realtime/bus.ts'
import { perBus, remember, remembered } from '../../../platform/remember.ts'
import { deleteByPath, findMenus, insertFirstMenus, updatePaths } from './menus.queries.ts'
import { treeOf } from './menus.rules.ts'

/** The header of a new site; its names are the product's own, in the reader's language. */
export const openMenus = (tx: ChannelTx) => insertFirstMenus(tx, ['/classes', '/notices', '/intro'])

const cacheOf = perBus((bus) => {
  const menus = remembered<ChannelSeq, SiteMenu[]>()
  bus.subscribe(CHANNEL_TOPIC, (said) => menus.delete(ChannelChanged.parse(said).channelSeq))
  return menus
})

interface LookupContext {
  ports: Ports
  channelSeq: ChannelSeq
  db: ChannelDb
}
/** The menus this person sees, cached per process. */
export async function findMenusFor(user: User | null, { ports, channelSeq, db }: LookupContext) {
  const all = await remember(cacheOf(ports.bus), channelSeq, async () => treeOf(await findMenus(db)))
  return menusSeen(all, {
    isMember: user?.isMember ?? false,
    isDesigner: checkAllowed('SITE_DESIGN_UPDATE', user) === null,
  })
}

/** Updates menus that link to a page whose path changed. */
export const followPage = (tx: ChannelTx, from: string, to: string) =>
  updatePaths(tx, addressOfPage(from), addressOfPage(to))

/** Deletes menus that link to a removed page. */
export const forgetPage = (tx: ChannelTx, path: string) => deleteByPath(tx, addressOfPage(path))
