import { z } from 'zod'

/** A file that is made when it is fetched: its name, and a URL valid for a few minutes. */
export const Download = z.object({ fileName: z.string(), url: z.string() })
