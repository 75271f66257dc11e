import { open, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { getUploadUrl } from 'contract/system/files/api'
import { cancelVideo } from 'contract/teaching/videos/api'
import { urlOf } from 'contract/http/envelope'
import { clientOf } from './client.ts'
import type { Product } from './product.ts'
import { dataOf, pathOf, signIn } from './visits.ts'

const ROUNDS = 5
const PIECE = 16 * 1024 * 1024
const PIECES = 16
const BYTES = PIECE * PIECES
const WRITES = 1024 * 1024
const agent = new Agent({ keepAlive: true })
const tus = { 'tus-resumable': '1.0.0' }

/**
 * Megabytes a second through the product's upload, in chunks as browsers send them, beside writing them to the same
 * disk.
 */
export async function uploading({ port }: Product, scratch: string) {
  const piece = Buffer.alloc(PIECE, 'a video, as far as the network is concerned. ')
  const rounds: { product: number; baseline: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ product: await upload(port, piece), baseline: await write(scratch, piece) })
  return rounds
}

const perSecond = (began: number) => BYTES / 1e6 / ((performance.now() - began) / 1000)

async function upload(port: number, piece: Buffer) {
  const send = clientOf({ port, host: 'demo.localhost' })
  const owner = await signIn(send, 'owner@example.com')
  // One byte more than is sent, because the processing of a complete upload is not part of the measurement.
  const query = { filename: 'video.mp4', fileSize: BYTES + 1, kind: 'vod' }
  const path = urlOf(getUploadUrl, { params: { channelSeq: 1 }, query })
  const { ticket, uploadVodSeq } = dataOf(getUploadUrl, await send({ path, headers: owner }))
  const base = `http://127.0.0.1:${port}`
  const opened = await fetch(`${base}/tus`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(BYTES + 1),
      'upload-metadata': `ticket ${Buffer.from(ticket ?? '').toString('base64')}`,
    },
  })
  const address = new URL(opened.headers.get('location') ?? '', base).pathname
  const began = performance.now()
  for (let at = 0; at < PIECES; at += 1) await sendPiece({ url: base + address, offset: at * PIECE, piece })
  const speed = perSecond(began)
  await send({ path: pathOf(cancelVideo, { uploadVodSeq }), body: {}, headers: owner })
  return speed
}

/** Without a client library, which would cost more than the measured work. */
function sendPiece({ url, offset, piece }: { url: string; offset: number; piece: Buffer }) {
  return new Promise<void>((done, fail) => {
    const headers = {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(piece.length),
    }
    const sent = request(url, { method: 'PATCH', headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 204
          ? done()
          : fail(new Error(`a piece was answered with ${answer.statusCode}`)),
      )
    })
    sent.once('error', fail)
    sent.end(piece)
  })
}

/** Writes the same bytes in order and waits until the disk has them. */
async function write(path: string, piece: Buffer) {
  const began = performance.now()
  const file = await open(path, 'w')
  for (let at = 0; at < PIECES; at += 1)
    for (let from = 0; from < PIECE; from += WRITES) await file.write(piece, from, WRITES)
  await file.sync()
  await file.close()
  const speed = perSecond(began)
  await rm(path)
  return speed
}
