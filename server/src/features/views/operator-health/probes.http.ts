import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findCaller } from '../../../platform/auth/callers.queries.ts'
import { hashOf } from '../../../platform/auth/tokens.ts'
import type { Openings } from '../../../platform/feature.ts'
import { canWrite } from '../../../platform/files/disk-full.ts'
import { callerOf } from '../../../platform/http/mount.ts'
import { askDatabase } from './operator-health.queries.ts'

/** Endpoints for machines: liveness, readiness and metrics. */
export function mountProbes(http: FastifyInstance, openings: Openings) {
  let isStopping = false
  http.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  http.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  http.get('/health/ready', async (_request, reply) => {
    const [database, disk] = await Promise.all([answers(openings), hasRoom(openings)])
    const isReady = !isStopping && database && disk
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        database: word(database),
        disk: word(disk),
      })
  })
  http.get('/metrics', async (request, reply) => {
    const { metrics } = openings.ports
    const isWelcome = isFromHere(request) || (await isOperator(request, openings))
    if (!metrics || !isWelcome) return reply.callNotFound()
    const { contentType, body } = await metrics.print()
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(body)
  })
}

const word = (isWell: boolean) => (isWell ? 'ok' : 'down')

const DATABASE_PATIENCE_MS = 2000
const answers = ({ platformContext }: Openings) =>
  Promise.race([
    askDatabase(platformContext().platform).then(
      () => true,
      () => false,
    ),
    pause(DATABASE_PATIENCE_MS, false, { ref: false }),
  ])

/** Whether the disks of the files and of the built-in database accept a small file and have free space beyond it. */
async function hasRoom({ ports: { settings }, about }: Openings) {
  const folders = [settings.dataDir, ...(about.databaseFolder ? [dirname(about.databaseFolder)] : [])]
  const found = await Promise.all(folders.map((folder) => canWrite(folder, settings.diskLeastBytes)))
  return found.every(Boolean)
}

/** A proxy on this machine connects from here too; then the header names its client. */
const isFromHere = ({ ip, headers }: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && headers['x-forwarded-for'] === undefined

async function isOperator(request: FastifyRequest, { platformContext }: Openings) {
  const { token } = callerOf(request)
  if (token === null) return false
  const { platform, now } = platformContext()
  const caller = await findCaller(platform, hashOf(token), now())
  return caller?.isOperator === true
}
