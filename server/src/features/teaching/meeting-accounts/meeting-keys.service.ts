import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'

const ZoomSecrets = z.object({ clientSecret: z.string(), webhookSecret: z.string() })
export type ZoomSecrets = z.output<typeof ZoomSecrets>
const GoogleSecrets = z.object({ clientSecret: z.string(), refreshToken: z.string() })
export type GoogleSecrets = z.output<typeof GoogleSecrets>

/** The secrets of an account in the form in which they are stored. docs/rules.md R-972. */
const keysOf = <Schema extends z.ZodType>(service: string, schema: Schema) => {
  const labelOf = ({ channelSeq }: Context) => `meeting-account:${channelSeq}:${service}`
  return {
    seal: (ctx: Context, secrets: z.output<Schema>) =>
      ctx.ports.secrets.wrap(Buffer.from(JSON.stringify(secrets)), labelOf(ctx)),
    open(ctx: Context, sealedKeys: string) {
      const text = ctx.ports.secrets.unwrap(sealedKeys, labelOf(ctx)).toString('utf8')
      return schema.parse(JSON.parse(text))
    },
  }
}
export const zoomKeys = keysOf('zoom', ZoomSecrets)
export const googleKeys = keysOf('google', GoogleSecrets)
