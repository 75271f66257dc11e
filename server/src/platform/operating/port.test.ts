import type { ServerResponse } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { holdPort, isPortFree } from './port.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function aTakenPort() {
  const server = createServer()
  opened.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

const starting = (_request: unknown, response: ServerResponse) => void response.writeHead(503).end()

test('the refusal of a taken port names its process and a free port', async () => {
  const port = await aTakenPort()

  const refused = holdPort({ host: '127.0.0.1', port }, () => {})

  await expect(refused).rejects.toThrow(new RegExp(`Port ${port} is taken.*${process.pid}`))
  await expect(refused).rejects.toThrow(/PORT=\d+ npm start/)
})

test('of two simultaneous starters one holds the port and replies, until it releases it', async () => {
  const port = await aTakenPort()
  opened.splice(0).forEach((server) => server.close())
  const address = { host: '127.0.0.1', port }

  const [first, second] = await Promise.allSettled([holdPort(address, starting), holdPort(address, starting)])

  const held = [first, second].find((one) => one.status === 'fulfilled')?.value
  const refused = [first, second].find((one) => one.status === 'rejected')
  expect(String(refused?.reason)).toContain(`Port ${port} is taken`)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
  await held?.release()
  expect(await isPortFree(address)).toBe(true)
})

test('an address of another machine is named', async () => {
  await expect(holdPort({ host: '203.0.113.7', port: 3000 }, () => {})).rejects.toThrow(
    'no address of this machine',
  )
})
