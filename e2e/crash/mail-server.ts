import { createServer, type Socket } from 'node:net'

/** How long it thinks about a mail: a campaign takes seconds, so that a kill falls into the middle of it. */
const PAUSE_MS = 40

/** A mail server outside of the product, which outlives it and keeps who was sent what. No line of a header is folded in these mails. */
export async function startMailServer() {
  const taken: { to: string; subject: string }[] = []
  const server = createServer((socket) => talk(socket, (mail) => void taken.push(mail)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: (subject: string) => taken.filter((one) => one.subject === subject).map(({ to }) => to),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** The part of SMTP (RFC 5321) that a client needs for a mail to one receiver. */
function talk(socket: Socket, take: (mail: { to: string; subject: string }) => void) {
  let to = ''
  let unread = ''
  let isMail = false
  const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
  function read() {
    const end = isMail ? '\r\n.\r\n' : '\r\n'
    const at = unread.indexOf(end)
    if (at < 0) return
    const text = unread.slice(0, at)
    unread = unread.slice(at + end.length)
    if (isMail) {
      isMail = false
      take({ to, subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '' })
      setTimeout(() => say('250 taken'), PAUSE_MS)
    } else obey(text)
    read()
  }
  function obey(line: string) {
    const [command = ''] = line.toUpperCase().split(' ')
    if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
    isMail = command === 'DATA'
    if (command === 'DATA') say('354 go on')
    else if (command === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }
  socket.on('data', (bytes) => {
    unread += bytes.toString('latin1')
    read()
  })
  // The other side is killed.
  socket.on('error', () => {})
  say('220 mail')
}
