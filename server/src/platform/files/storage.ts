import type { Readable } from 'node:stream'

/**
 * The storage of files. Keys look like `channels/3/videos/7/720p/0.m4s`; see `assertKey`. Nothing here is specific to a disk, so it
 * can be an object store.
 */
export type Storage = {
  /** Replaces the file, all or nothing. Throws StorageFull. */
  write(key: string, source: Readable | Uint8Array): Promise<{ bytes: number }>
  /** Moves a finished file from the local disk; it no longer exists at `path` afterwards. Throws StorageFull. */
  moveIn(key: string, path: string): Promise<{ bytes: number }>
  /** The stream must be read to its end or destroyed. Null when there is no such file. */
  read(key: string, range?: ByteRange): Promise<StoredBytes | null>
  stat(key: string): Promise<{ bytes: number; changedAt: Date } | null>
  /** Every file below `prefix/`, in no order. */
  list(prefix: string): AsyncIterable<{ key: string; bytes: number }>
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>
  /** Everything below `prefix/`. */
  removeFolder(prefix: string): Promise<void>
  /** A URL of this one file, valid until `seconds` from `now`. */
  sign(key: string, until: { seconds: number; now: Date }): Promise<string>
  /** Removes partial files of a crash, an hour after it. */
  cleanup(now: Date): Promise<void>
  freeBytes(): Promise<number>
  /** Only for files on this machine. */
  pathOf?(key: string): string
}

/** Both ends included, as in HTTP; an end past the file means its last byte. */
export type ByteRange = { start: number; end?: number }

/** `bytes` is the length of the stream, `totalBytes` the size of the whole file. */
type StoredBytes = { stream: Readable; bytes: number; totalBytes: number }

/** A write was refused or interrupted because the storage is full. No partial file remains. */
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
// Lower case only: two keys must not be one file on a case-insensitive disk.
const NAME = '[a-z0-9_-]+(?:[.][a-z0-9_-]+)*'
const KEY = new RegExp(`^${NAME}(?:/${NAME})*$`)

export function assertKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new BadKey(key)
}
