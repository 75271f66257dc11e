const PATIENCE_MS = 5000

/** Requests a service's public URL, following redirects; the body is not read. */
export async function reach(url: string): Promise<number | null> {
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await body?.cancel()
    return status
  } catch {
    return null
  }
}
