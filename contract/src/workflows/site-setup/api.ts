import { endpoint } from '../../http/endpoint.ts'
import { Channel, NewChannel } from '../../site/sites/schemas.ts'

/** Creates a site; the caller becomes its owner and its first member. */
export const createChannel = endpoint({
  method: 'POST',
  path: '/channels',
  access: 'signed-in',
  host: 'platform',
  featureSwitch: 'SITE_OPENING',
  body: NewChannel,
  reply: Channel,
  refuses: ['ADDRESS_TAKEN', 'ADDRESS_RESERVED', 'EMAIL_NOT_VERIFIED'],
  touches: ['sites', 'members'],
})
