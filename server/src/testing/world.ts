import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { Role } from 'contract/http/permissions'
import type { ChannelSeq } from 'contract/values/ids'
import { features } from '../app.ts'
import { hashOf } from '../platform/auth/tokens.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createApp } from '../platform/create-app.ts'
import { person } from './person.ts'
import { portsForTests } from './ports.ts'
import { takeDatabase } from './reuse.ts'
import { adding, type Adding } from './rows.ts'

export const noon = new Date('2026-11-21T03:00:00Z')
interface Span {
  days?: number
  minutes?: number
}
const ms = ({ days = 0, minutes = 0 }: Span) => days * 86_400_000 + minutes * 60_000
const later = (from: Date, span: Span) => new Date(from.getTime() + ms(span))

interface AppOptions {
  /** Sends no alarms and no mails. */
  isQuiet?: boolean
}
const notifying = /\.(tell|mail|notify|ask|remind)[A-Z]/
const quiet = features.map((feature) => ({
  ...feature,
  listeners: feature.listeners.map((listener) =>
    notifying.test(listener.name) ? { ...listener, handle: () => Promise.resolve() } : listener,
  ),
}))

/** An app on an empty database. An unexpected bug fails the test. */
export async function anApp({ isQuiet = false }: AppOptions = {}) {
  const clone = await takeDatabase(inject('template'))
  const clock = {
    now: noon,
    set: (moment: Date) => void (clock.now = moment),
    pass: (span: Span) => void (clock.now = later(clock.now, span)),
  }
  const bugs: unknown[] = []
  const onBug = (error: unknown) => void bugs.push(error)
  const database = await openDatabase({ url: clone.url, onLost: () => {} })
  const outside = portsForTests(database, () => clock.now, clone.url)
  const app = await createApp({
    features: isQuiet ? quiet : features,
    database,
    ports: outside.ports,
    clock: () => clock.now,
    onBug,
  })
  const add = await adding(clone.superuserUrl)
  /** Runs due jobs, passes the time, and runs jobs that became due meanwhile. */
  const workThrough = async (span: Span) => {
    await app.workOnce()
    clock.pass(span)
    await add.all('update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1)', [
      ms(span) / 1000,
    ])
    await app.workOnce()
  }
  onTestFinished(async () => {
    await app.http.close()
    await add.end()
    await database.close()
    await clone.giveBack()
    if (bugs.length > 0) throw bugs[0]
  })
  return { app, clock, add, bugs, clone, workThrough, ...outside }
}

/** A signed-in user with an account; a member when a site is given. */
export async function somebody(
  add: Adding,
  {
    name,
    channelSeq,
    role = null,
    signedInAt = null,
  }: {
    name: string
    channelSeq?: ChannelSeq
    role?: Role | null
    /** The site on whose host they signed in; null for the platform's. */
    signedInAt?: ChannelSeq | null
  },
) {
  const userSeq = await add.user(name)
  if (channelSeq !== undefined) await add.member({ channelSeq, userSeq, role })
  const token = `token of ${name} ${randomUUID()}`
  const sessionHash = randomUUID()
  await add.row('http_sessions', {
    session_hash: sessionHash,
    family: randomUUID(),
    seen_at: noon,
    signed_in_at: noon,
    host_channel_seq: signedInAt,
    host: 'somewhere',
    // Tests of other features are not interrupted by a reauthentication.
    proved_at: later(noon, { days: 400 }),
    user_seq: userSeq,
    created_at: noon,
    expires_at: later(noon, { days: 400 }),
  })
  await add.row('access_tokens', {
    token_hash: hashOf(token),
    session_hash: sessionHash,
    user_seq: userSeq,
    expires_at: later(noon, { days: 400 }),
  })
  return { userSeq, token, name }
}

/** A site with its owner, and a second one beside it that must stay unaffected. */
export async function aSite(options: AppOptions = {}) {
  const here = await anApp(options)
  const { app, add } = here
  const ownerSeq = await add.user('Owner')
  const channelSeq = await add.channel('haru', ownerSeq)
  const owner = await somebody(add, { name: 'Haru', channelSeq, role: 'OWN' })
  const otherChannelSeq = await add.channel('sodam', ownerSeq)
  const stranger = await somebody(add, { name: 'Far', channelSeq: otherChannelSeq, role: 'OWN' })
  const mina = await somebody(add, { name: 'Mina', channelSeq })
  const as = (who: { token: string }) => person(app, { token: who.token, host: 'haru.localhost:3000' })
  return {
    ...here,
    channelSeq,
    ownerSeq: owner.userSeq,
    owner: as(owner),
    mina: as(mina),
    minaSeq: mina.userSeq,
    visitor: person(app, { host: 'haru.localhost:3000' }),
    otherSite: { channelSeq: otherChannelSeq, owner: as(stranger) },
    as,
    member: async (name: string, role: Role | null = null) =>
      as(await somebody(add, { name, channelSeq, role })),
  }
}

/** A published course for 30,000 won with a text lesson, on sale. */
export async function aClass({
  isQuiet = false,
  ...options
}: { price?: number; seats?: number | null; vodDays?: number } & AppOptions = {}) {
  const site = await aSite({ isQuiet })
  const course = await site.add.course(site.channelSeq, { writer: site.ownerSeq, ...options })
  const courseRef = { channelSeq: site.channelSeq, courseSeq: course.courseSeq }
  return { ...site, ...course, courseRef }
}

/** The same, with Mina in her second week of it. */
export async function aRunningClass() {
  const world = await aClass()
  const enrolment = await world.add.enrolment({
    channelSeq: world.channelSeq,
    courseSeq: world.courseSeq,
    classSeq: world.classSeq,
    userSeq: world.minaSeq,
    reviewExpiresAt: later(noon, { days: 1 }),
  })
  return { ...world, attendSeq: enrolment }
}
