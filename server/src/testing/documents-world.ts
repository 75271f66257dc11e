import { getUploadUrl } from 'contract/system/files/api'
import type { DocumentKind, StoredFile } from 'contract/system/files/schemas'
import type { ChannelSeq } from 'contract/values/ids'
import type { Envelope } from 'contract/http/envelope'
import type { App } from '../platform/create-app.ts'
import type { Person } from './person.ts'

export const pdf = Buffer.from('%PDF-1.7\n% only-on-haru\n')
const NEW = { filename: '강의안.pdf', kind: 'material', bytes: pdf } as const

/** Helpers to upload documents, and to request their URLs. */
export function documentsOf({ app, channelSeq }: { app: App; channelSeq: ChannelSeq }) {
  async function tried(who: Person, input: { filename?: string; kind?: DocumentKind; bytes?: Buffer } = {}) {
    const { filename, kind, bytes } = { ...NEW, ...input }
    const query = { filename, fileSize: Math.max(1, bytes.length), kind }
    const { uploadUrl } = await who.call(getUploadUrl, { channelSeq, query })
    return put(uploadUrl, bytes)
  }
  async function put(url: string, bytes: Buffer) {
    const headers = { 'content-type': 'application/octet-stream' }
    const response = await app.http.inject({ method: 'PUT', url, payload: bytes, headers })
    return response.json<Envelope>()
  }
  return {
    tried,
    put,
    sent: async (...input: Parameters<typeof tried>) => (await tried(...input)).data as StoredFile,
    get: (url: string) => app.http.inject({ url }),
  }
}
