import { join } from 'node:path'
import type { RecordingEnd, RecordingOrder } from '../../platform/live-media/live-media.ts'
import { systemClock } from '../../platform/clock.ts'
import { RoomRecording } from './room-recording.ts'

interface RecordingsOptions {
  folder: string
  onEnded: (end: RecordingEnd) => void
}

interface Running {
  name: string
  recording: RoomRecording
}

/** What is recorded at the moment, one for each room. */
export class Recordings {
  #options: RecordingsOptions
  #running = new Map<string, Running>()
  #closing = new Set<Promise<void>>()
  #isSilent = false

  constructor(options: RecordingsOptions) {
    this.#options = options
  }

  get isClosed(): boolean {
    return this.#closing.size === 0
  }

  find(room: string): RoomRecording | null {
    return this.#running.get(room)?.recording ?? null
  }

  /** Null where it is recorded already: orders may come again. */
  start({ room, name, maxBytes }: RecordingOrder): RoomRecording | null {
    if (this.#running.get(room)?.name === name) return null
    this.#close(room)
    const recording = new RoomRecording({
      folder: join(this.#options.folder, name),
      maxBytes,
      onEnded: (problem, bytes) => {
        if (this.#running.get(room)?.recording === recording) this.#running.delete(room)
        if (!this.#isSilent) this.#options.onEnded({ room, name, problem, bytes, at: systemClock() })
      },
    })
    this.#running.set(room, { name, recording })
    return recording
  }

  stop(room: string, name: string) {
    if (this.#running.get(room)?.name === name) this.#close(room)
  }

  #close(room: string) {
    const running = this.#running.get(room)
    if (!running) return
    this.#running.delete(room)
    const closed = running.recording.stop()
    this.#closing.add(closed)
    void closed.finally(() => this.#closing.delete(closed))
  }

  /** The process ends, but what is recorded does not: the next process continues it in another take. */
  interruptAll() {
    this.#isSilent = true
    for (const room of this.#running.keys()) this.#close(room)
  }
}
