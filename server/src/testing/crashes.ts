import type { App } from '../platform/create-app.ts'
import type { fakeGateway } from './fake-gateway.ts'

export class Crash extends Error {
  constructor(at: string) {
    super(`the process died ${at}`)
  }
}

/** Points at which the process may die: before and after the commit of each transaction, and around each call that is given. */
export function crashPointsIn({ database }: App) {
  let left: number | null = null
  let further: number[] = []
  const point = (at: string) => {
    if (left === null) return
    left -= 1
    if (left >= 0) return
    left = further.shift() ?? null
    throw new Crash(at)
  }
  const { inChannel } = database
  database.inChannel = async (db, work) => {
    point('before a transaction')
    const result = await inChannel(db, async (tx) => {
      const inside = await work(tx)
      point('before a commit')
      return inside
    })
    point('after a commit')
    return result
  }
  const around =
    <Input, Answer>(name: string, call: (input: Input) => Promise<Answer>) =>
    async (input: Input) => {
      point(`before ${name}`)
      const answer = await call(input)
      point(`after ${name}`)
      return answer
    }
  return {
    around,
    /** The work dies at this point from now on, counted from nothing, and again so many points later; null lets it live. */
    crashAfter(points: number | null, ...more: number[]) {
      left = points
      further = more
    },
  }
}

/**
 * Lets the work of one call end at a chosen point, as if the process had died there: before or after a call of the provider,
 * before or after the commit of a transaction.
 */
export function crashesIn(app: App, gateway: ReturnType<typeof fakeGateway>) {
  const { around, crashAfter } = crashPointsIn(app)
  const { begin, find, confirm, close, cancel } = gateway
  Object.assign(gateway, {
    begin: around('begin', begin),
    find: around('find', find),
    confirm: around('confirm', confirm),
    close: around('close', close),
    cancel: around('cancel', cancel),
  })
  return { crashAfter }
}
