import type { Readable } from 'node:stream'

/**
 * Where the bytes of the house live. Keys look like `channels/3/videos/7/720p/0.m4s`; see `assertKey`.
 * Nothing here is specific to a disk, so an object store can stand behind it.
 */
export type Storage = {
  /** Replaces what stood there, all or nothing. Throws StorageFull. */
  write(key: string, source: Readable | Uint8Array): Promise<{ bytes: number }>
  /** Takes a finished file over from the local disk; it is gone from `path` afterwards. Throws StorageFull. */
  moveIn(key: string, path: string): Promise<{ bytes: number }>
  /** The stream must be read to its end or destroyed. Null when there is no such file. */
  read(key: string, range?: ByteRange): Promise<StoredBytes | null>
  stat(key: string): Promise<{ bytes: number; changedAt: Date } | null>
  /** Also fine when there is nothing. */
  remove(key: string): Promise<void>
  /** Everything below `prefix/`. */
  removeFolder(prefix: string): Promise<void>
  /** An address that opens this one file until `seconds` from `now`. */
  sign(key: string, until: { seconds: number; now: Date }): Promise<string>
  /** Clears away what a crash left half-written, an hour after it. */
  cleanup(now: Date): Promise<void>
  freeBytes(): Promise<number>
  /** Only where files lie on this machine. */
  pathOf?(key: string): string
}

/** Both ends included, as in HTTP; an end past the file means its last byte. */
export type ByteRange = { start: number; end?: number }

/** `bytes` is what the stream holds, `totalBytes` the size of the whole file. */
type StoredBytes = { stream: Readable; bytes: number; totalBytes: number }

/** Refused, or interrupted, because the storage has no room left. Nothing half-written stays behind. */
export class StorageFull extends Error {
  constructor(cause?: unknown) {
    super('The storage has no room left', { cause })
  }
}

export class BadKey extends Error {
  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
  }
}

const LONGEST_KEY = 512
// Lower case only: two keys must not be one file where the disk ignores case.
const NAME = '[a-z0-9_-]+(?:[.][a-z0-9_-]+)*'
const KEY = new RegExp(`^${NAME}(?:/${NAME})*$`)

export function assertKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new BadKey(key)
}
