import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { Device } from './devices.schemas.ts'

/** Where this person is signed in: this browser first, then who was here last. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/auth/devices',
  access: 'signed-in',
  host: 'platform',
  reply: z.object({ list: Device.array() }),
  shows: 'accounts',
})
/** Signs that browser out, everywhere at once. */
export const endDevice = endpoint({
  method: 'DELETE',
  path: '/auth/devices/:deviceId',
  access: 'signed-in',
  host: 'platform',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['accounts'],
})
/** Signs every browser out but this one. */
export const endOtherDevices = endpoint({
  method: 'DELETE',
  path: '/auth/devices',
  access: 'signed-in',
  host: 'platform',
  reply: z.object({ ended: z.int() }),
  touches: ['accounts'],
})
