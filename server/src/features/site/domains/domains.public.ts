import type { Context } from '../../../platform/context.ts'
import { findInUse } from './domains.queries.ts'

export { isUsable, nameIn } from './domains.rules.ts'

/** Whether the site answers at a domain of its own. */
export const hasOwnDomain = async ({ db, channelSeq }: Context) =>
  (await findInUse(db, channelSeq)).length > 0
