import { z } from 'zod'

/** Where a file that was made for the caller can be fetched for a few minutes: a path of the host that was called. */
export const FileLink = z.object({ url: z.string() })
export type FileLink = z.output<typeof FileLink>
