import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pathWords } from 'contract/http/path-params'
import type { Openings } from '../feature.ts'
import { openedAddress, SPREADSHEETS } from './spreadsheet-address.ts'
import type { Spreadsheet } from './spreadsheet.ts'
import { WORKBOOK_TYPE } from './workbook.ts'

const Params = z.object({ channelSeq: pathWords.channelSeq, sealed: z.string() })

/** Hands out the spreadsheets that features declare, at the addresses their calls gave. */
export function mountSpreadsheets(
  http: FastifyInstance,
  spreadsheets: readonly Spreadsheet[],
  { ports, contextFor, platformContext }: Openings,
) {
  const byName = new Map(spreadsheets.map((one) => [one.name, one]))
  // A ticket with a filter is longer than the parts of other addresses.
  http.get(`${SPREADSHEETS}/*`, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const [channelSeq, sealed] = request.url.slice(SPREADSHEETS.length + 1).split('/')
    const params = Params.safeParse({ channelSeq, sealed })
    if (!params.success) return reply.callNotFound()
    const ticket = openedAddress(ports, params.data, platformContext().now())
    const spreadsheet = ticket && byName.get(ticket.name)
    if (!spreadsheet) return reply.callNotFound()
    const ctx = { ...(await contextFor(params.data.channelSeq)), language: ticket.language }
    const { fileName, file } = await spreadsheet.open(ctx, ticket.choice)
    return reply
      .headers({
        'content-type': WORKBOOK_TYPE,
        // RFC 6266: the name outside ASCII goes into `filename*`.
        'content-disposition': `attachment; filename="list.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(file)
  })
}
