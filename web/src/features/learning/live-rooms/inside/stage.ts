import { isHost } from 'contract/teaching/curriculum/live-items.rules'
import type { Participant } from './participant.ts'

export interface TileRef {
  participant: Participant
  source: 'camera' | 'screen'
}
export const tileKey = ({ participant, source }: TileRef) => `${participant.identity}:${source}`

/** Beside the host and a shared screen at most so many videos are fetched: each costs every learner its bandwidth. docs/rules.md R-968. */
const MAX_BESIDE = 8

export type StageLayout = 'speaker' | 'grid'
interface StageInput {
  layout: StageLayout
  /** The tile that the user pinned. */
  pinned: string | null
}
export interface Stage {
  /** The large tile; null in the grid. */
  main: TileRef | null
  tiles: TileRef[]
  /** How many participants have no tile. */
  hiddenCount: number
}

/** Which tiles the stage shows, and in which order. docs/rules.md R-968. */
export function stageOf(participants: readonly Participant[], { layout, pinned }: StageInput): Stage {
  const all = tilesOf(participants)
  if (layout === 'grid' && pinned === null) {
    const tiles = beside(all, MAX_BESIDE + 1)
    return { main: null, tiles, hiddenCount: all.length - tiles.length }
  }
  const main = all.find((tile) => tileKey(tile) === pinned) ?? mainOf(all)
  const others = all.filter((tile) => tile !== main)
  const tiles = beside(others, MAX_BESIDE)
  return { main, tiles, hiddenCount: others.length - tiles.length }
}

/** Screens first, then hosts, then all others as they came; the user last. */
const tilesOf = (participants: readonly Participant[]): TileRef[] => {
  const screens = participants.filter(({ isSharing, isLocal }) => isSharing && !isLocal)
  const people = participants.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.joinedAt - other.joinedAt,
  )
  return [
    ...screens.map((participant) => ({ participant, source: 'screen' as const })),
    ...people.map((participant) => ({ participant, source: 'camera' as const })),
  ]
}
const rankOf = ({ userType, isLocal }: Participant) => (isLocal ? 2 : isHost(userType) ? 0 : 1)

/** A shared screen, a host, the last who talked, anybody, and the user when nobody else is there. */
function mainOf(tiles: readonly TileRef[]): TileRef | null {
  const remote = tiles.filter(({ participant }) => !participant.isLocal)
  const [talker] = remote.toSorted(
    (one, other) => other.participant.lastTalkedAt - one.participant.lastTalkedAt,
  )
  return (
    remote.find(({ source }) => source === 'screen') ??
    remote.find(({ participant }) => isHost(participant.userType)) ??
    talker ??
    tiles[0] ??
    null
  )
}

/** Where not all fit, those who talked last or show themselves stay; the order does not change, so that tiles do not jump. */
function beside(tiles: readonly TileRef[], max: number): TileRef[] {
  if (tiles.length <= max) return [...tiles]
  const weightOf = ({ participant, source }: TileRef) =>
    (source === 'screen' ? 4e15 : 0) +
    (participant.isLocal || isHost(participant.userType) ? 2e15 : 0) +
    participant.lastTalkedAt +
    (participant.isCameraOn ? 1 : 0)
  const chosen = new Set(tiles.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, max))
  return tiles.filter((tile) => chosen.has(tile))
}

/** The picture of the large tile, if it shows one. */
export const mainVideo = ({ main }: Stage) =>
  main && (main.source === 'screen' ? main.participant.screen : main.participant.camera)

/** The one picture of an audience. */
export const BROADCAST_KEY = 'broadcast'
interface Fetching {
  savesData: boolean
  isWatching: boolean
}
/** The videos that have to be fetched; none while the user saves data. */
export function visibleKeys({ main, tiles }: Stage, { savesData, isWatching }: Fetching) {
  if (savesData) return new Set<string>()
  return new Set(isWatching ? [BROADCAST_KEY] : [...(main ? [main] : []), ...tiles].map(tileKey))
}
