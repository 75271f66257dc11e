import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import type { BroadcastOrder } from '../../platform/live-media/live-media.ts'
import { RoomBroadcast } from './room-broadcast.ts'

interface BroadcastsOptions {
  /** Null where there is none: nothing is broadcast then. */
  ffmpeg: string | null
  folder: string
  onError: (detail: string) => void
  onEnded: (room: string) => void
}

interface Running {
  broadcast: RoomBroadcast
  until: number
}

const LOOK_EVERY_MS = 5000

/** What audiences watch at the moment, one stream for each room, as long as somebody watches. */
export class Broadcasts {
  #options: BroadcastsOptions
  #running = new Map<string, Running>()
  #timer: NodeJS.Timeout

  constructor(options: BroadcastsOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#endUnwatched(), LOOK_EVERY_MS)
    this.#timer.unref()
  }

  find(room: string): RoomBroadcast | null {
    return this.#running.get(room)?.broadcast ?? null
  }

  /** Null where there is nothing to begin: it runs already, or nothing can be broadcast. */
  start({ room, name, until }: BroadcastOrder): RoomBroadcast | null {
    const { ffmpeg, folder, onError } = this.#options
    const running = this.#running.get(room)
    if (running) running.until = Math.max(running.until, until)
    if (running || ffmpeg === null || until <= systemClock().getTime()) return null
    const broadcast = new RoomBroadcast({ ffmpeg, folder: join(folder, name), onError })
    this.#running.set(room, { broadcast, until })
    return broadcast
  }

  stop(room: string) {
    const running = this.#running.get(room)
    if (!running) return
    this.#running.delete(room)
    void running.broadcast.stop()
    this.#options.onEnded(room)
  }

  #endUnwatched() {
    const now = systemClock().getTime()
    for (const [room, { until }] of this.#running) if (until <= now) this.stop(room)
  }

  /** Deletes what a process left that ended without a word. */
  async clean(kept: readonly string[]) {
    const { folder } = this.#options
    for (const name of await readdir(folder).catch(() => []))
      if (!kept.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
  }

  close() {
    clearInterval(this.#timer)
    for (const { broadcast } of this.#running.values()) broadcast.pause()
    this.#running.clear()
  }
}
