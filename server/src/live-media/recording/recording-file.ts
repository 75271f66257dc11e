import { open, type FileHandle } from 'node:fs/promises'
import { clusterOf, fileHeader, MAX_CLUSTER_MS, type Block, type RecordedTrack } from './matroska.ts'

/** Blocks of one moment; a process that ends without a word loses no more than the last of them. */
export class RecordingFile {
  #path: string
  #track: RecordedTrack
  #handle: FileHandle | null = null
  #blocks: Block[] = []

  constructor(path: string, track: RecordedTrack) {
    this.#path = path
    this.#track = track
  }

  add(block: Block) {
    this.#blocks.push(block)
  }

  /** Returns how many bytes were written. @throws what the disk says. */
  async flush(): Promise<number> {
    const blocks = this.#blocks
    if (blocks.length === 0) return 0
    this.#blocks = []
    const parts = clusters(blocks).map(clusterOf)
    if (!this.#handle) {
      this.#handle = await open(this.#path, 'wx')
      parts.unshift(fileHeader(this.#track))
    }
    const data = Buffer.concat(parts)
    await this.#handle.appendFile(data)
    return data.length
  }

  async close() {
    await this.#handle?.close()
    this.#handle = null
  }
}

function clusters(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = []
  for (const block of blocks) {
    const current = found.at(-1)
    const [first] = current ?? []
    if (current && first && block.atMs - first.atMs < MAX_CLUSTER_MS) current.push(block)
    else found.push([block])
  }
  return found
}
