import { z } from 'zod'
import { RoomPerson } from './groups.schemas.ts'

/** What a lesson with an audience adds to the state of its room; null in others. docs/rules.md R-1296. */
export const RoomAudience = {
  audience: z
    .object({
      /** Whether the caller is connected with picture and sound; hosts always are. */
      isOnStage: z.boolean(),
      /** A host invited the caller, who has not answered yet. */
      isInvited: z.boolean(),
      /** How many watch now. */
      count: z.int(),
      /** Those who are invited, the first one first; for hosts only. */
      invited: RoomPerson.array(),
    })
    .nullable(),
}

/** Where somebody in the audience watches. */
export const Broadcast = z.object({
  /** A playlist of HLS; there is none before the first seconds were encoded. */
  url: z.string(),
  /** The same without a picture, for who saves data. */
  soundUrl: z.string(),
})
export type Broadcast = z.input<typeof Broadcast>
