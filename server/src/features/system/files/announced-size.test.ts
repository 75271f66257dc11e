import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { getUploadUrl } from 'contract/system/files/api'
import { pdf } from '../../../testing/documents-world.ts'
import { aSite } from '../../../testing/world.ts'

const FIFTY_GB = 50 * 1024 ** 3
const octets = { 'content-type': 'application/octet-stream' }

/** A site on a real port, and addresses to which its owner may send a document, a picture and a video. */
async function aReceivingSite() {
  const { app, owner, channelSeq } = await aSite()
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const wayOf = (query: { filename: string; kind: 'material' | 'course' | 'vod' }) =>
    owner.call(getUploadUrl, { channelSeq, query: { ...query, fileSize: pdf.length } })
  const pathOf = (url: string) => new URL(url, address).pathname

  async function videoPath() {
    const { ticket } = await wayOf({ filename: 'video.mp4', kind: 'vod' })
    const opened = await fetch(`${address}/tus`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(pdf.length),
        'upload-metadata': `ticket ${Buffer.from(ticket ?? '').toString('base64')}`,
      },
    })
    return pathOf(opened.headers.get('location') ?? '')
  }
  return {
    address,
    videoPath,
    documentPath: async () => pathOf((await wayOf({ filename: '강의안.pdf', kind: 'material' })).uploadUrl),
    picturePath: async () => pathOf((await wayOf({ filename: 'cover.png', kind: 'course' })).uploadUrl),
  }
}

/** The first line of what is answered to a head that no byte of its body follows. */
async function answerToHead(address: string, line: string, headers: Record<string, string>) {
  const { host, hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const head = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${[`${line} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString().split('\r\n', 1)[0]
}

test('a document announced with 50 GB is refused before its first byte, and its address still takes what was declared', async () => {
  const { address, documentPath } = await aReceivingSite()
  const path = await documentPath()
  const headers = { ...octets, 'content-length': String(FIFTY_GB) }
  expect(await answerToHead(address, `PUT ${path}`, headers)).toBe('HTTP/1.1 413 Payload Too Large')

  const sent = await fetch(address + path, { method: 'PUT', headers: octets, body: new Uint8Array(pdf) })
  expect(sent.status).toBe(200)
})

test('a picture announced with 50 GB is refused before its first byte', async () => {
  const { address, picturePath } = await aReceivingSite()
  const headers = { ...octets, 'content-length': String(FIFTY_GB) }
  expect(await answerToHead(address, `PUT ${await picturePath()}`, headers)).toContain(' 413 ')
})

test('a video announced with 50 GB is refused before its first byte', async () => {
  const { address, videoPath } = await aReceivingSite()
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(FIFTY_GB),
  }
  expect(await answerToHead(address, `PATCH ${await videoPath()}`, headers)).toContain(' 413 ')
})

test('a call announced with 50 GB is refused before its first byte', async () => {
  const { address } = await aReceivingSite()
  const headers = { 'content-type': 'application/json', 'content-length': String(FIFTY_GB) }
  expect(await answerToHead(address, 'POST /api/v1.0/auth/login', headers)).toContain(' 413 ')
})
