import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import { secretBytes, type Settings } from './settings.ts'

/** Keys for every purpose, all derived from the one master secret. */
export interface Secrets {
  /** A 256-bit key for one purpose only, as base64url text. */
  keyFor(purpose: string): string
  /** Encrypts a key. `label` names its owner; only the same label decrypts it. */
  wrap(key: Uint8Array, label: string): string
  /** @throws when it was encrypted with another secret or label, or was changed. */
  unwrap(wrapped: string, label: string): Buffer
  /** The same for the bytes of a file. */
  seal(bytes: Uint8Array, label: string): Buffer
  /** @throws like `unwrap`. */
  unseal(sealed: Uint8Array, label: string): Buffer
  /** Whether these bytes were sealed: no file that people upload begins so. */
  isSealed(bytes: Uint8Array): boolean
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Says with which version of the method a file was sealed. */
const SEALED = Buffer.from('seodang-sealed-1')

const isSealed = (bytes: Uint8Array) => SEALED.equals(bytes.subarray(0, SEALED.length))

export function secretsFrom(master: Uint8Array): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'seodang', purpose, 32))
  const lock = derive('wrapped-keys')
  function encrypt(bytes: Uint8Array, label: string) {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, lock, iv).setAAD(Buffer.from(label))
    const locked = Buffer.concat([cipher.update(bytes), cipher.final()])
    return [iv, cipher.getAuthTag(), locked]
  }
  function decrypt([iv, tag, locked]: (Uint8Array | undefined)[], label: string) {
    if (!iv || tag?.length !== TAG_BYTES || !locked) throw new Error('not a wrapped key')
    const opener = createDecipheriv(CIPHER, lock, iv).setAAD(Buffer.from(label)).setAuthTag(tag)
    return Buffer.concat([opener.update(locked), opener.final()])
  }
  return {
    keyFor: (purpose) => derive(`key:${purpose}`).toString('base64url'),
    wrap: (key, label) => ['1', ...encrypt(key, label).map((part) => part.toString('base64url'))].join('.'),
    unwrap(wrapped, label) {
      const [version, ...parts] = wrapped.split('.')
      if (version !== '1') throw new Error('not a wrapped key')
      return decrypt(
        parts.map((part) => Buffer.from(part, 'base64url')),
        label,
      )
    },
    seal: (bytes, label) => Buffer.concat([SEALED, ...encrypt(bytes, label)]),
    unseal(sealed, label) {
      if (!isSealed(sealed)) throw new Error('not a sealed file')
      const iv = SEALED.length
      const tag = iv + IV_BYTES
      const locked = tag + TAG_BYTES
      return decrypt([sealed.subarray(iv, tag), sealed.subarray(tag, locked), sealed.subarray(locked)], label)
    },
    isSealed,
  }
}

const secretFile = (dataDir: string) => join(dataDir, 'master.secret')

/**
 * The master secret of this installation: the configured one, or in demo mode one created at the first start. @throws CannotStart
 * when the data was created with another one: its videos could never be decrypted.
 */
export async function masterSecretOf({ masterSecret, dataDir }: Pick<Settings, 'masterSecret' | 'dataDir'>) {
  const made = await readMade(dataDir)
  if (masterSecret === null) return made ?? (await makeSecret(dataDir))

  const given = secretBytes(masterSecret)
  if (!given) throw new CannotStart('MASTER_SECRET is too short')
  const print = fingerprint(given)
  const known = made ? fingerprint(made) : await readPrint(dataDir)
  if (known && !timingSafeEqual(known, print)) {
    throw new CannotStart(
      `MASTER_SECRET is not the one the data in ${dataDir} was made with; its videos could not be opened.` +
        `\n  Set the earlier one, or the one in ${secretFile(dataDir)}.`,
    )
  }
  await mkdir(dataDir, { recursive: true })
  if (!known) await writeFile(printFile(dataDir), print.toString('hex'), { mode: 0o600 })
  return given
}

/** Stores a secret beside the data, readable by its owner only; for demo mode and restored backups. */
export async function keepSecret(dataDir: string, secret: Uint8Array) {
  await mkdir(dataDir, { recursive: true })
  const draft = join(dataDir, `.master.secret-${randomBytes(6).toString('hex')}`)
  await writeFile(draft, `${Buffer.from(secret).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    // Of two processes that start at once, one wins and both use its secret.
    await link(draft, secretFile(dataDir))
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function makeSecret(dataDir: string) {
  if (await readPrint(dataDir)) {
    throw new CannotStart(`The data in ${dataDir} was made with a MASTER_SECRET. Set it again.`)
  }
  await keepSecret(dataDir, randomBytes(32))
  const made = await readMade(dataDir)
  if (!made) throw new CannotStart(`${secretFile(dataDir)} could not be written`)
  return made
}

async function readMade(dataDir: string) {
  const written = await readOr(secretFile(dataDir))
  if (written === null) return null
  const bytes = secretBytes(written.trim())
  if (!bytes) throw new CannotStart(`${secretFile(dataDir)} is damaged. Put it back from a backup.`)
  await chmod(secretFile(dataDir), 0o600).catch(() => {})
  return bytes
}

/** Detects a wrong secret and reveals nothing else. */
const fingerprint = (secret: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', secret, 'seodang', 'fingerprint', 16))
const printFile = (dataDir: string) => join(dataDir, 'master.fingerprint')
async function readPrint(dataDir: string) {
  const written = await readOr(printFile(dataDir))
  return written === null ? null : Buffer.from(written.trim(), 'hex')
}

async function readOr(file: string) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
