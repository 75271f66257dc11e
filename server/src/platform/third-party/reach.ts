const PATIENCE_MS = 5000

/** Asks a public address of a service, following it where it leads; its answer itself is not read. */
export async function reach(url: string): Promise<number | null> {
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await body?.cancel()
    return status
  } catch {
    return null
  }
}
