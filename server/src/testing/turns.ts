import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '../platform/create-app.ts'
import type { fakeGateway } from './fake-gateway.ts'

interface Actor {
  /** What goes on once it is this actor's turn. */
  waiting: (() => void)[]
  /** Its work ended; what it left running in the background may still take turns. */
  isOver: boolean
  /** All works ended. What is still running in the background waits for nobody. */
  isFree: boolean
}
interface Turn {
  actor: Actor
  isInside: boolean
}

const firstOf = () => 0
/** Works go on within milliseconds. */
const STUCK_MS = 2000

/**
 * Works that run at once, one step after the other: each goes on until its next transaction or its next call of the provider, and
 * then a random number decides which of all of them goes on. The same numbers give the same order.
 */
export function turnsOf() {
  const current = new AsyncLocalStorage<Turn>()
  let actors: Actor[] = []
  let random = firstOf
  let isHeld = false
  /** How many turns were given, and how many there were when it was last looked at. */
  let given = 0
  let givenBefore = 0

  function goOn() {
    if (isHeld) return
    const able = actors.filter(({ waiting }) => waiting.length > 0)
    const next = able[Math.floor(random() * able.length)]?.waiting.shift()
    if (!next) return
    isHeld = true
    given += 1
    next()
  }
  /** A work may also wait for what another one does in its turn, which then has to come although nobody gives it. */
  function unstick() {
    if (given === givenBefore) goOn()
    givenBefore = given
  }
  function begin(actor: Actor, work: () => Promise<unknown>) {
    return new Promise<unknown>((resolve, reject) => {
      actor.waiting.push(() => {
        isHeld = false
        const running = current.run({ actor, isInside: false }, work)
        void running.then(resolve, reject).then(() => {
          actor.isOver = true
          goOn()
        })
      })
    })
  }
  return {
    async together(works: (() => Promise<unknown>)[], numbers: () => number) {
      random = numbers
      actors = works.map(() => ({ waiting: [], isOver: false, isFree: false }))
      const begun = actors.map((actor, at) => begin(actor, works[at] ?? (() => Promise.resolve())))
      goOn()
      const watch = setInterval(unstick, STUCK_MS)
      const ended = await Promise.allSettled(begun)
      for (const actor of actors) {
        actor.isFree = true
        for (const resume of actor.waiting.splice(0)) resume()
      }
      actors = []
      isHeld = false
      clearInterval(watch)
      for (const one of ended) if (one.status === 'rejected') throw one.reason
    },
    /** Runs a transaction, or a call of the provider, when it is its turn. What is called inside of another does not wait. */
    async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const turn = current.getStore()
      if (!turn || turn.isInside || turn.actor.isFree) return work()
      await new Promise<void>((resolve) => {
        turn.actor.waiting.push(resolve)
        goOn()
      })
      try {
        return await current.run({ ...turn, isInside: true }, work)
      } finally {
        // Once all works ended, the next ones may take turns already.
        if (!turn.actor.isFree) isHeld = false
        // Otherwise it goes on itself, to its next turn or its end.
        if (turn.actor.isOver || turn.actor.waiting.length > 0) goOn()
      }
    },
  }
}

/** Transactions of the product and calls of its provider take turns. */
export function turnsIn({ database }: App, gateway: ReturnType<typeof fakeGateway>) {
  const { together, inTurn } = turnsOf()
  const { inChannel } = database
  database.inChannel = (db, work) => inTurn(() => inChannel(db, work))
  const taking =
    <Input, Answer>(call: (input: Input) => Promise<Answer>) =>
    (input: Input) =>
      inTurn(() => call(input))
  Object.assign(gateway, {
    begin: taking(gateway.begin),
    find: taking(gateway.find),
    confirm: taking(gateway.confirm),
    close: taking(gateway.close),
    cancel: taking(gateway.cancel),
  })
  return { together }
}
