import { signup } from 'contract/people/sign-in/api'
import type { ChannelSeq } from 'contract/values/ids'
import { person } from './person.ts'
import { anApp } from './world.ts'

export const PASSWORD = 'haruyoga1!'
export const newcomer = {
  email: 'kim@example.com',
  password: PASSWORD,
  name: '김하루',
  agreements: ['terms' as const, 'privacy' as const],
}

/** An app, with helpers to sign up and to read the mails it sends. */
export async function aTown() {
  const here = await anApp()
  const { app, mails } = here
  const visitor = (host = 'localhost:3000') => person(app, { host })

  async function newestMail(to: string) {
    await app.workOnce()
    const mail = mails.findLast((one) => one.to === to)
    if (!mail) throw new Error(`no mail to ${to}`)
    return mail
  }
  async function codeFor(email: string) {
    const { text } = await newestMail(email)
    return /\b\d{6}\b/.exec(text)?.[0] ?? ''
  }
  async function signedUp(input: Partial<typeof newcomer> & { channelSeq?: ChannelSeq } = {}) {
    const who = visitor()
    await who.call(signup, { body: { ...newcomer, ...input } })
    return who
  }
  return { ...here, visitor, newestMail, codeFor, signedUp }
}
