import { z } from 'zod'

export const pathParams = {
  deviceId: z.uuid(),
}
