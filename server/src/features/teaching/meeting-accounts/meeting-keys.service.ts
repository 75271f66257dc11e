import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'

const Secrets = z.object({ clientSecret: z.string(), webhookSecret: z.string() })
export type ZoomSecrets = z.output<typeof Secrets>

const labelOf = ({ channelSeq }: Context) => `meeting-account:${channelSeq}:zoom`

/** The secrets of an account in the form in which they are stored. docs/rules.md R-972. */
export const sealed = (ctx: Context, secrets: ZoomSecrets) =>
  ctx.ports.secrets.wrap(Buffer.from(JSON.stringify(secrets)), labelOf(ctx))

export function opened(ctx: Context, sealedKeys: string): ZoomSecrets {
  const text = ctx.ports.secrets.unwrap(sealedKeys, labelOf(ctx)).toString('utf8')
  return Secrets.parse(JSON.parse(text))
}
