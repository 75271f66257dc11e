import type { JoinClaims } from './join-tokens.ts'
import { JOIN_SECONDS } from './join-tokens.ts'
import type { TrackSource } from './live-media.ts'

/** What was decided about people after their token was issued. */
export interface Restriction {
  room: string
  /** Null for everybody in the room. */
  identity: string | null
  /** Null for people who were removed. */
  sources: readonly TrackSource[] | null
  /** In milliseconds: tokens of a later moment are not affected. */
  at: number
}

/** By then every token that was issued before has expired, also for a machine with a slow clock. */
const LASTS_MS = (JOIN_SECONDS + 60) * 1000

/** Adds a restriction, replaces an earlier one on the same person, and drops those that can concern no token any more. */
export function restrict(all: readonly Restriction[], added: Restriction): Restriction[] {
  const isSame = ({ room, identity }: Restriction) => room === added.room && identity === added.identity
  return [...all.filter((one) => one.at > added.at - LASTS_MS && !isSame(one)), added]
}

/** What a token allows by now; null when its holder was removed or the room was closed. docs/rules.md R-951. */
export function restrictedClaims(claims: JoinClaims, all: readonly Restriction[]): JoinClaims | null {
  const later = all.filter(
    ({ room, identity, at }) =>
      room === claims.room && (identity === null || identity === claims.identity) && at >= claims.issuedAt,
  )
  if (later.some(({ sources }) => sources === null)) return null
  const changed = later.at(-1)?.sources
  return changed ? { ...claims, sources: changed } : claims
}
