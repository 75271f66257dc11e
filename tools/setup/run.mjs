import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'

/**
 * Runs a program to its end and returns its output. Never throws: a program that cannot be started
 * ends with status 127, one that took longer than `timeoutMs` or printed nothing for `silenceMs` with 124.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, timeoutMs?: number, silenceMs?: number }} options
 */
export function run(command, args, { cwd, env, shell = false, timeoutMs = 0, silenceMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed = []
    let tookTooLong = false
    const stop = () => ((tookTooLong = true), endWithChildren(child))
    const timer = timeoutMs && setTimeout(stop, timeoutMs)
    const silence = silenceMs && setTimeout(stop, silenceMs)
    const print = (part) => (printed.push(part), silence && silence.refresh())
    const forward = (signal) => (endWithChildren(child), process.exit(signal === 'SIGINT' ? 130 : 143))
    process.once('SIGINT', forward).once('SIGTERM', forward)

    const end = (status) => {
      clearTimeout(timer)
      clearTimeout(silence)
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve({ status: tookTooLong ? 124 : (status ?? 1), output: Buffer.concat(printed).toString() })
    }
    child.stdout.on('data', print)
    child.stderr.on('data', print)
    child.on('error', (error) => (printed.push(Buffer.from(`${error.message}\n`)), end(127)))
    child.on('close', end)
  })
}

/** Ends the process with its children, such as a database or a browser. */
function endWithChildren(child) {
  try {
    if (isWindows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended in between.
  }
}

/** npm is a script on Windows, which needs a shell to start, and a program on other systems. */
export const npm = (args, options = {}) => run('npm', args, { ...options, shell: isWindows })

/** Prints one line for a longer task, completed with its duration. */
export async function withLine(text, work) {
  const began = performance.now()
  if (process.stdout.isTTY) process.stdout.write(`${text} …`)
  else console.log(`${text} …`)
  const result = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (process.stdout.isTTY) process.stdout.write(`\r${text} ✓ ${seconds} s\n`)
  return result
}

/** Exits this program with a message for the user. */
export function giveUp(...lines) {
  console.error(lines.join('\n'))
  process.exit(1)
}
