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

const MARKED = /Mark-Compact[^\n]*? [\d.]+ \([\d.]+\) -> ([\d.]+) \([\d.]+\) MB/g
/**
 * What is reachable in a process that runs with `--trace-gc`, in megabytes: what each full collection left. The resident size holds garbage,
 * too, for which Node makes room up to three times the semi-space size.
 */
export function watchHeap() {
  let left: number[] = []
  return {
    nodeOptions: ['--trace-gc'],
    onOutput(text: string) {
      for (const [, megabytes] of text.matchAll(MARKED)) left.push(Number(megabytes))
    },
    /** The most since it was called last; null without a full collection. */
    most() {
      const most = left.length === 0 ? null : Math.max(...left)
      left = []
      return most
    },
  }
}
