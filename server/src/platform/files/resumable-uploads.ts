import { statfs } from 'node:fs/promises'
import type { Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import { isDiskFull } from './disk-full.ts'
import { bytesAwaited } from './upload-folder.ts'

/** Free disk space reserved for the database and what is made of uploads. */
const RESERVE_BYTES = 512 * 1024 * 1024

/** What a resumable upload is refused with. */
export const no = (status_code: number, body: string) => ({ status_code, body: `${body}\n` })

/** A slow connection may take two days for a large file. */
export const UPLOAD_SECONDS = 48 * 3600

/** Hands requests at an address to the upload library. `before` runs when a client queries how far it is. */
export function mountTus(
  http: FastifyInstance,
  { path, server, before }: { path: string; server: Server; before: (uploadId: string) => Promise<void> },
) {
  if (!http.hasContentTypeParser('application/offset+octet-stream'))
    http.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
  const handler = async (
    request: { raw: Parameters<Server['handle']>[0]; method: string; url: string },
    reply: { hijack: () => void; raw: Parameters<Server['handle']>[1] },
  ) => {
    // A client that asks for the offset may find the upload complete, and never send the last piece again.
    if (request.method === 'HEAD') await before(request.url.split('/').at(-1) ?? '')
    reply.hijack()
    await server.handle(request.raw, reply.raw)
  }
  http.all(path, handler)
  http.all(`${path}/*`, handler)
}

/** The upload library's error does not name the cause. */
export async function failureOf(error: Error | { status_code: number; body: string }, folder: string) {
  if ('status_code' in error && (error.status_code < 500 || error.status_code === 507)) return undefined
  const isFull = isDiskFull(error) || (await roomLeft(folder)) < RESERVE_BYTES
  return isFull ? no(507, 'storage full') : no(500, 'not received')
}

/** Bytes that others declared and have not sent yet are reserved. docs/rules.md R-487. */
export async function hasRoom(folder: string, bytes: number) {
  return (await roomLeft(folder)) >= bytes + (await bytesAwaited(folder)) + RESERVE_BYTES
}

async function roomLeft(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
