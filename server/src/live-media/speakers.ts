import { SpeakerInfo } from '@livekit/protocol'

/** Quieter is background; 127 is silence. */
const QUIET = 45
/** Of the packets of an interval, so many must be loud. */
const LOUD_SHARE = 0.3

interface Levels {
  packets: number
  loud: number
  loudest: number
}

/** Who speaks, by the loudness that browsers write beside their sound. */
export class SpeakerMeter {
  #levels = new Map<string, Levels>()
  #active = new Set<string>()

  measure(sid: string, decibelsBelow: number) {
    const levels = this.#levels.get(sid) ?? { packets: 0, loud: 0, loudest: 127 }
    levels.packets += 1
    if (decibelsBelow < QUIET) levels.loud += 1
    levels.loudest = Math.min(levels.loudest, decibelsBelow)
    this.#levels.set(sid, levels)
  }

  /** Those who talked at the last call. */
  get talking(): string[] {
    return [...this.#active]
  }

  /** What changed since the last call. */
  takeChanges(): SpeakerInfo[] {
    const audible = [...this.#levels].filter(([, { packets, loud }]) => loud / packets >= LOUD_SHARE)
    const silent = [...this.#active].filter((sid) => !audible.some(([speaker]) => speaker === sid))
    this.#levels.clear()
    this.#active = new Set(audible.map(([sid]) => sid))
    return [
      ...audible.map(([sid, { loudest }]) => new SpeakerInfo({ sid, active: true, level: levelOf(loudest) })),
      ...silent.map((sid) => new SpeakerInfo({ sid, active: false, level: 0 })),
    ]
  }

  forget(sid: string) {
    this.#levels.delete(sid)
    this.#active.delete(sid)
  }
}

/** As livekit-client expects it: 0 to 1. */
const levelOf = (decibelsBelow: number) => Math.max(0, Math.min(1, 1 - decibelsBelow / 60))
