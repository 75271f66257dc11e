import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const workChanged = event(
  'mission.told',
  z.object({
    submissionSeq: seq('submission'),
    what: z.enum([
      'missionHandedIn',
      'missionApproved',
      'missionReturned',
      'missionAnswered',
      'missionComment',
    ]),
    once: z.string(),
  }),
)
