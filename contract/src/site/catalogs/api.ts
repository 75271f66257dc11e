import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { AliasDraft, path, ServiceAlias, touches } from './schemas.ts'

export const listServiceAliases = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({ list: ServiceAlias.array() }),
  shows: 'catalogs',
})
export const createServiceAlias = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'catalogs.createServiceAlias',
  body: AliasDraft,
  reply: nothing,
  refuses: ['ALIAS_FORM', 'ALIAS_RESERVED', 'ALIAS_TAKEN', 'ALIASES_FULL'],
  touches,
})
/** Renames an alias: its courses keep it, and its old URLs redirect. */
export const modifyServiceAlias = endpoint({
  method: 'POST',
  path: `${path}/:serviceAlias`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'catalogs.modifyServiceAlias',
  body: AliasDraft,
  reply: nothing,
  refuses: ['NOT_FOUND', 'ALIAS_FORM', 'ALIAS_RESERVED', 'ALIAS_TAKEN'],
  touches,
})
/** Its courses return to the default list, and its old URLs redirect there. */
export const removeServiceAlias = endpoint({
  method: 'POST',
  path: `${path}/:serviceAlias/delete`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'catalogs.removeServiceAlias',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches,
})
