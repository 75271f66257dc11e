import type { Participant } from './participant.ts'
import type { PublishedTrack } from './published-track.ts'

/** What takes everything that a room sends: its recording, its broadcast. */
export interface RoomOutput {
  add: (participant: Participant, published: PublishedTrack) => void
  remove: (published: PublishedTrack) => void
  /** Those who talk at the moment. */
  noteTalking: (sids: readonly string[]) => void
}
