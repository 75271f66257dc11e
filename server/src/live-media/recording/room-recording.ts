import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import { folderBytes } from '../../platform/media/folder-bytes.ts'
import type { RecordingProblem } from '../../platform/live-media/live-media.ts'
import { takeFile } from '../../platform/live-media/takes.ts'
import type { Participant } from '../participant.ts'
import type { PublishedTrack } from '../published-track.ts'
import { BLANK_PICTURE, BLANK_SIZE } from './blank-picture.ts'
import type { Picture } from './picture-assembler.ts'
import { RecordingFile } from './recording-file.ts'
import { PictureSink, SoundSink } from './sinks.ts'
import { SoundSlots } from './sound-slots.ts'
import { chooseStage, isHostIn, type Candidate } from './stage.ts'

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

class PictureCandidate implements Candidate {
  readonly sink: PictureSink
  readonly sid: string
  readonly isOfHost: boolean
  talkedAt = 0

  constructor(sink: PictureSink, { sid, claims }: Participant) {
    this.sink = sink
    this.sid = sid
    this.isOfHost = isHostIn(claims.metadata ?? '')
  }
  get source() {
    return this.sink.published.source
  }
  get isMuted() {
    return this.sink.published.info.muted
  }
}

/**
 * Writes one take of a room: the picture on the stage and every sound, as they are sent. It goes on while nobody is inside, so that
 * who returns continues it. docs/rules.md R-1020.
 */
export class RoomRecording {
  #options: RecordingOptions
  #startedAt = performance.now()
  #picture: RecordingFile
  #slots: SoundSlots
  #pictures: PictureCandidate[] = []
  #sounds: SoundSink[] = []
  #stage: PictureCandidate | null = null
  #chosenAt = 0
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
    this.#addBlank()
    this.#writing = this.#begin()
    this.#timer = setInterval(() => this.#tick(), WRITE_EVERY_MS)
  }

  #takeMs = () => performance.now() - this.#startedAt

  async #begin() {
    try {
      await mkdir(this.#options.folder, { recursive: true })
      this.#bytes = await folderBytes(this.#options.folder)
    } catch (error) {
      this.#end(problemOf(error))
    }
  }

  add(participant: Participant, published: PublishedTrack) {
    if (this.#isEnded) return undefined
    const takeMs = this.#takeMs
    if (published.kind === 'audio')
      return void this.#sounds.push(new SoundSink({ published, takeMs, slots: this.#slots }))
    const sink = new PictureSink({
      published,
      takeMs,
      onPicture: (picture, atMs) => this.#addPicture(picture, atMs),
      onChanged: () => this.#choose(),
    })
    this.#pictures.push(new PictureCandidate(sink, participant))
    return this.#choose()
  }

  remove(published: PublishedTrack) {
    for (const sink of this.#sounds) if (sink.published === published) sink.close()
    this.#sounds = this.#sounds.filter((sink) => sink.published !== published)
    for (const { sink } of this.#pictures) if (sink.published === published) sink.close()
    this.#pictures = this.#pictures.filter(({ sink }) => sink.published !== published)
    this.#choose()
  }

  /** Those who talk at the moment. */
  noteTalking(sids: readonly string[]) {
    const now = performance.now()
    for (const one of this.#pictures) if (sids.includes(one.sid)) one.talkedAt = now
    this.#choose()
  }

  #choose() {
    const now = performance.now()
    const chosen = chooseStage(this.#pictures, { current: this.#stage, chosenAt: this.#chosenAt, now })
    if (chosen === this.#stage) return
    this.#stage?.sink.setShown(false)
    this.#stage = chosen
    this.#chosenAt = now
    if (chosen) chosen.sink.setShown(true)
    else this.#addBlank()
  }

  #addPicture({ data, isKeyframe }: Pick<Picture, 'data' | 'isKeyframe'>, atMs: number) {
    this.#pictureAt = Math.max(this.#pictureAt + 1, atMs)
    this.#picture.add({ atMs: this.#pictureAt, isKeyframe, data })
  }

  #addBlank() {
    this.#addPicture({ data: BLANK_PICTURE, isKeyframe: true }, Math.round(this.#takeMs()))
  }

  #tick() {
    if (!this.#stage && this.#takeMs() - this.#pictureAt > BLANK_EVERY_MS) this.#addBlank()
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
    if (!this.#stage) this.#addBlank()
    this.#writing = this.#writing.then(() => this.#write())
    await this.#writing
    this.#end(null)
    return this.#writing
  }

  #end(problem: RecordingProblem | null) {
    if (this.#isEnded) return
    this.#isEnded = true
    clearInterval(this.#timer)
    for (const sink of this.#sounds) sink.close()
    for (const { sink } of this.#pictures) sink.close()
    this.#sounds = []
    this.#pictures = []
    const files = [this.#picture, ...this.#slots.files]
    const closed = Promise.allSettled(files.map((file) => file.close()))
    this.#writing = closed.then(() => this.#options.onEnded(problem, this.#bytes))
  }
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const problemOf = (error: unknown): RecordingProblem =>
  error instanceof Error && 'code' in error && FULL.includes(String(error.code)) ? 'DISK_FULL' : 'FAILED'
