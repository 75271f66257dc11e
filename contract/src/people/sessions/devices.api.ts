import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { Device } from './devices.schemas.ts'

/** The caller's signed-in browsers: this one first, then by last use. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/auth/devices',
  access: 'signed-in',
  host: 'platform',
  reply: z.object({ list: Device.array() }),
  shows: 'accounts',
})
/** Signs that browser out on every host. */
export const endDevice = endpoint({
  method: 'DELETE',
  path: '/auth/devices/:deviceId',
  access: 'signed-in',
  host: 'platform',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['accounts'],
})
/** Signs out every other browser. */
export const endOtherDevices = endpoint({
  method: 'DELETE',
  path: '/auth/devices',
  access: 'signed-in',
  host: 'platform',
  reply: z.object({ ended: z.int() }),
  touches: ['accounts'],
})
