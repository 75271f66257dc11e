import { mkdir, rm } from 'node:fs/promises'
import type { Participant } from '../participant.ts'
import type { PublishedTrack } from '../published-track.ts'
import { BLANK_PICTURE } from '../recording/blank-picture.ts'
import type { Block } from '../recording/matroska.ts'
import type { Picture } from '../recording/picture-assembler.ts'
import { RoomStage } from '../recording/room-stage.ts'
import type { RoomOutput } from '../room-output.ts'
import { Encoder } from './encoder.ts'
import { firstNumberIn } from './segment-numbers.ts'
import { SoundLines } from './sound-line.ts'

/** People on the stage who are heard at the same moment; nobody understands more. */
const SOUNDS = 8
const FEED_EVERY_MS = 100
/** A packet that is sent again, or comes late, arrives by then. */
const DELAY_MS = 400
/** The encoder waits for its pictures: where none comes, the last sender is prompted for one. */
const PROMPT_AFTER_MS = 800
/** Then it is dark until there is one again. */
const DARK_AFTER_MS = 3000
const BLANK_EVERY_MS = 500
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 10_000
/** An encoder that ran so long did not fail by starting. */
const STABLE_MS = 20_000

interface BroadcastOptions {
  ffmpeg: string
  folder: string
  onError: (detail: string) => void
}

/**
 * Writes what a room sees and hears as a stream for its audience, with one encoder, which is started again when it ends. The folder
 * holds some seconds, and goes when the broadcast ends. docs/rules.md R-1299.
 */
export class RoomBroadcast implements RoomOutput {
  #options: BroadcastOptions
  #startedAt = performance.now()
  #lines = new SoundLines(SOUNDS)
  #stage: RoomStage
  #pictures: Block[] = []
  #pictureAt = -1
  #encoder: Encoder | null = null
  #encoderAt = 0
  /** The moment that its encoder counts from. */
  #beganMs = 0
  #needsKeyframe = true
  #pause = FIRST_PAUSE_MS
  #restart: NodeJS.Timeout | undefined
  #timer: NodeJS.Timeout
  #isEnded = false

  constructor(options: BroadcastOptions) {
    this.#options = options
    this.#stage = new RoomStage({
      elapsedMs: this.#elapsedMs,
      slots: this.#lines,
      onPicture: (picture, atMs) => this.#addPicture(picture, atMs),
    })
    this.#stage.addBlank()
    this.#timer = setInterval(() => this.#feed(), FEED_EVERY_MS)
    void this.#begin()
  }

  #elapsedMs = () => performance.now() - this.#startedAt

  async #begin() {
    const { ffmpeg, folder, onError } = this.#options
    let firstNumber: number
    try {
      await mkdir(folder, { recursive: true })
      firstNumber = await firstNumberIn(folder)
    } catch (error) {
      onError(`broadcast: ${String(error)}`)
      return this.#beginLater()
    }
    if (this.#isEnded) return undefined
    this.#encoderAt = performance.now()
    // It knows nothing of the pictures before, and begins with a whole one.
    this.#beganMs = Math.max(0, Math.floor(this.#elapsedMs() - DELAY_MS))
    this.#needsKeyframe = true
    this.#stage.refresh()
    const encoder = new Encoder({
      ffmpeg,
      folder,
      sounds: SOUNDS,
      firstNumber,
      onFailed: (log) => {
        this.#encoder = null
        if (this.#isEnded) return
        onError(`broadcast: the encoder ended: ${log.trim()}`)
        this.#beginLater()
      },
    })
    encoder.write([[{ atMs: 0, isKeyframe: true, data: BLANK_PICTURE }]])
    this.#encoder = encoder
    return undefined
  }

  #beginLater() {
    if (performance.now() - this.#encoderAt > STABLE_MS) this.#pause = FIRST_PAUSE_MS
    this.#restart = setTimeout(() => void this.#begin(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
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
    this.#pictures.push({ atMs: this.#pictureAt, isKeyframe, data })
  }

  #feed() {
    const now = this.#elapsedMs()
    const sinceMs = now - this.#pictureAt
    const isDark = this.#stage.isBlank || sinceMs > DARK_AFTER_MS
    if (isDark && sinceMs > BLANK_EVERY_MS) this.#stage.darken()
    else if (sinceMs > PROMPT_AFTER_MS) this.#stage.refresh()
    const untilMs = Math.floor(now - DELAY_MS)
    if (untilMs <= 0) return
    const due = this.#pictures.filter(({ atMs }) => atMs < untilMs)
    this.#pictures = this.#pictures.filter(({ atMs }) => atMs >= untilMs)
    const sounds = this.#lines.all.map((line) => line.takeUntil(untilMs))
    this.#encoder?.write([this.#decodable(due), ...sounds].map((blocks) => this.#counted(blocks)))
  }

  #decodable(pictures: readonly Block[]) {
    const at = this.#needsKeyframe ? pictures.findIndex(({ isKeyframe }) => isKeyframe) : 0
    if (at < 0) return []
    if (pictures.length > 0) this.#needsKeyframe = false
    return pictures.slice(at)
  }

  #counted = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) => ({ ...block, atMs: Math.max(1, block.atMs - this.#beganMs) }))

  /** The process ends: the next one goes on in the same folder, and the audience with it. */
  pause() {
    if (this.#isEnded) return
    this.#isEnded = true
    clearInterval(this.#timer)
    clearTimeout(this.#restart)
    this.#stage.close()
    this.#encoder?.stop()
    this.#encoder = null
  }

  /** Resolves once nothing of it is left. */
  async stop() {
    this.pause()
    await rm(this.#options.folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}
