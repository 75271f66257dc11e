import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import { folderBytes } from '../../platform/media/folder-bytes.ts'
import type { RecordingProblem } from '../../platform/live-media/live-media.ts'
import { takeFile } from '../../platform/live-media/takes.ts'
import type { Participant } from '../participant.ts'
import type { PublishedTrack } from '../published-track.ts'
import type { RoomOutput } from '../room-output.ts'
import { BLANK_SIZE } from './blank-picture.ts'
import type { Picture } from './picture-assembler.ts'
import { RecordingFile } from './recording-file.ts'
import { RoomStage } from './room-stage.ts'
import { SoundSlots } from './sound-slots.ts'

const WRITE_EVERY_MS = 1000
const BLANK_EVERY_MS = 5000
/** The database needs the disk too. */
const KEPT_FREE_BYTES = 512 * 1024 * 1024

export interface RecordingOptions {
  /** Of all takes of the recording. */
  folder: string
  /** Of all takes together. */
  maxBytes: number
  /** Called once. Null where it was stopped. */
  onEnded: (problem: RecordingProblem | null, bytes: number) => void
}

/**
 * Writes one take of a room: the picture on the stage and every sound, as they are sent. It goes on while nobody is inside, so that
 * who returns continues it. docs/rules.md R-1020.
 */
export class RoomRecording implements RoomOutput {
  #options: RecordingOptions
  #startedAt = performance.now()
  #picture: RecordingFile
  #slots: SoundSlots
  #stage: RoomStage
  #pictureAt = -1
  #bytes = 0
  #writing: Promise<void>
  #timer: NodeJS.Timeout
  #isEnded = false

  constructor(options: RecordingOptions) {
    this.#options = options
    const take = systemClock().getTime()
    const pathOf = (name: string) => join(options.folder, takeFile(take, name))
    this.#picture = new RecordingFile(pathOf('picture'), { kind: 'video', ...BLANK_SIZE })
    this.#slots = new SoundSlots((index) => pathOf(`sound-${index}`))
    this.#stage = new RoomStage({
      elapsedMs: this.#elapsedMs,
      slots: this.#slots,
      onPicture: (picture, atMs) => this.#addPicture(picture, atMs),
    })
    this.#stage.addBlank()
    this.#writing = this.#begin()
    this.#timer = setInterval(() => this.#tick(), WRITE_EVERY_MS)
  }

  #elapsedMs = () => performance.now() - this.#startedAt

  async #begin() {
    try {
      await mkdir(this.#options.folder, { recursive: true })
      this.#bytes = await folderBytes(this.#options.folder)
    } catch (error) {
      this.#end(problemOf(error))
    }
  }

  add(participant: Participant, published: PublishedTrack) {
    if (!this.#isEnded) this.#stage.add(participant, published)
  }

  remove(published: PublishedTrack) {
    if (!this.#isEnded) this.#stage.remove(published)
  }

  noteTalking(sids: readonly string[]) {
    if (!this.#isEnded) this.#stage.noteTalking(sids)
  }

  #addPicture({ data, isKeyframe }: Pick<Picture, 'data' | 'isKeyframe'>, atMs: number) {
    this.#pictureAt = Math.max(this.#pictureAt + 1, atMs)
    this.#picture.add({ atMs: this.#pictureAt, isKeyframe, data })
  }

  #tick() {
    if (this.#stage.isBlank && this.#elapsedMs() - this.#pictureAt > BLANK_EVERY_MS) this.#stage.addBlank()
    this.#writing = this.#writing.then(() => this.#write())
  }

  async #write() {
    if (this.#isEnded) return
    try {
      for (const file of [this.#picture, ...this.#slots.files]) this.#bytes += await file.flush()
      const { bavail, bsize } = await statfs(this.#options.folder)
      if (bavail * bsize < KEPT_FREE_BYTES) this.#end('DISK_FULL')
      else if (this.#bytes > this.#options.maxBytes) this.#end('TOO_LARGE')
    } catch (error) {
      this.#end(problemOf(error))
    }
  }

  /** Resolves once everything is on the disk. */
  async stop() {
    if (this.#isEnded) return this.#writing
    // It ends with the sound: a player would end with the picture.
    if (this.#stage.isBlank) this.#stage.addBlank()
    this.#writing = this.#writing.then(() => this.#write())
    await this.#writing
    this.#end(null)
    return this.#writing
  }

  #end(problem: RecordingProblem | null) {
    if (this.#isEnded) return
    this.#isEnded = true
    clearInterval(this.#timer)
    this.#stage.close()
    const files = [this.#picture, ...this.#slots.files]
    const closed = Promise.allSettled(files.map((file) => file.close()))
    this.#writing = closed.then(() => this.#options.onEnded(problem, this.#bytes))
  }
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const problemOf = (error: unknown): RecordingProblem =>
  error instanceof Error && 'code' in error && FULL.includes(String(error.code)) ? 'DISK_FULL' : 'FAILED'
