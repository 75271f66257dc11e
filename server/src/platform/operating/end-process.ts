/** For a product that can serve no more: its last line says why, and what the operator does then. */
export function endProcess(sentence: string): never {
  process.stderr.write(`${sentence}\nSeodang ends. Start it again once the reason is gone.\n`)
  process.exit(1)
}
