import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { assertPortFree } from './port.ts'

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

test('a taken port says who has it and offers a free one', async () => {
  const port = await aTakenPort()

  const refused = assertPortFree({ host: '127.0.0.1', port })

  await expect(refused).rejects.toThrow(new RegExp(`Port ${port} is taken.*${process.pid}`))
  await expect(refused).rejects.toThrow(/PORT=\d+ npm start/)
})

test('a free port is left free', async () => {
  const port = await aTakenPort()
  opened.splice(0).forEach((server) => server.close())

  await assertPortFree({ host: '127.0.0.1', port })
  await assertPortFree({ host: '127.0.0.1', port })
})

test('an address of another machine is named', async () => {
  await expect(assertPortFree({ host: '203.0.113.7', port: 3000 })).rejects.toThrow(
    'no address of this machine',
  )
})
