import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FromCrowd, ToCrowd } from '../server/src/testing/live-meeting/crowd.child.ts'

/** A program beside this one, and what it answers. */
export function child(file: string, args: string[] = []) {
  const started = fork(join(import.meta.dirname, file), args, { execArgv: ['--import', 'tsx'] })
  const ask = async (message: ToCrowd): Promise<FromCrowd> => {
    const answer = once(started, 'message')
    started.send(message)
    const [given] = (await answer) as [FromCrowd]
    return given
  }
  return { started, ask }
}

export async function end(started: ChildProcess) {
  started.kill('SIGKILL')
  if (started.exitCode === null && started.signalCode === null) await once(started, 'exit')
}
