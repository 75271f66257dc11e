import { readFileSync } from 'node:fs'

/** What the kernel says a process holds. */
export function residentMb(pid: number) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Looks every few milliseconds until it is stopped, and returns the most that the process held. */
export function watchMemory(pid: number) {
  let peakMb = residentMb(pid)
  const sample = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid))
  }, 10)
  return () => {
    clearInterval(sample)
    return peakMb
  }
}
