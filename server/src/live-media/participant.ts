import { randomBytes } from 'node:crypto'
import {
  LeaveRequest,
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantPermission,
  type DisconnectReason,
  type LeaveRequest_Action,
} from '@livekit/protocol'
import { systemClock } from '../platform/clock.ts'
import type { JoinClaims } from '../platform/live-media/join-tokens.ts'
import type { TrackSource } from '../platform/live-media/live-media.ts'
import type { PublishedTrack } from './published-track.ts'
import type { Publication } from './publication.ts'
import type { SignalSocket } from './signal-socket.ts'
import type { Subscription } from './subscription.ts'
import { sourceNumber } from './track-sources.ts'

export const randomSid = (prefix: string): string => `${prefix}_${randomBytes(8).toString('base64url')}`

/** One browser in a room. */
export class Participant {
  readonly sid = randomSid('PA')
  readonly claims: JoinClaims
  readonly socket: SignalSocket
  readonly joinedAt = systemClock().getTime()
  sources: readonly TrackSource[]
  publication: Publication | null = null
  subscription: Subscription | null = null
  /** Whether its browser ever received on its connection. */
  hasConnected = false
  #version = 0
  #isGone = false

  constructor(claims: JoinClaims, socket: SignalSocket) {
    this.claims = claims
    this.socket = socket
    this.sources = claims.sources
  }

  get identity(): string {
    return this.claims.identity
  }

  get isGone(): boolean {
    return this.#isGone
  }

  get tracks(): PublishedTrack[] {
    return this.publication?.tracks ?? []
  }

  /** As the others see it. Later ones replace earlier ones by their version. */
  info(state = ParticipantInfo_State.ACTIVE): ParticipantInfo {
    this.#version += 1
    const { identity, claims, sources } = this
    return new ParticipantInfo({
      sid: this.sid,
      identity,
      name: claims.name,
      metadata: claims.metadata,
      state,
      version: this.#version,
      joinedAt: BigInt(Math.floor(this.joinedAt / 1000)),
      joinedAtMs: BigInt(this.joinedAt),
      tracks: this.tracks.map(({ info }) => info),
      isPublisher: this.tracks.length > 0,
      permission: new ParticipantPermission({
        canSubscribe: true,
        canPublish: sources.length > 0,
        canPublishSources: sources.map(sourceNumber),
        hidden: claims.isHidden,
      }),
    })
  }

  /** Ends its connection, with the reason that the browser gets. */
  leave(action: LeaveRequest_Action, reason: DisconnectReason) {
    this.socket.send({ case: 'leave', value: new LeaveRequest({ action, reason, canReconnect: false }) })
    this.socket.close()
  }

  close() {
    this.#isGone = true
    this.publication?.close()
    this.subscription?.close()
  }
}
