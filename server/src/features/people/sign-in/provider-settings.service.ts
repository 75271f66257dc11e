import { snsProviders, type SnsProvider } from 'contract/values/sns-providers'
import type { getSignInSettings, saveSignInSettings } from 'contract/people/sign-in/social.api'
import type { ChannelSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext, PlatformContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { SocialApp } from '../../../platform/social/provider.ts'
import { knownRow, sayChanged } from '../../site/sites/sites.public.ts'
import { updateFeatureSettings } from '../../site/sites/feature-settings.public.ts'
import { findSecrets, lockIds, upsertSecret } from './provider-settings.queries.ts'
import { idKeys, isIncomplete } from './provider-settings.rules.ts'

/** The redirect URL for providers; each requires exactly this one to be registered. */
const redirectUrlOf = ({ ports }: Pick<Context, 'ports'>, address: string) =>
  `${ports.addresses.site(address)}/authcallback`
const labelOf = (channelSeq: ChannelSeq, provider: SnsProvider) => `social:${channelSeq}:${provider}`

/** The site's application at a provider; null where the site does not offer it. */
export async function findSocialApp(
  ctx: PlatformContext,
  channelSeq: ChannelSeq,
  provider: SnsProvider,
): Promise<SocialApp | null> {
  const row = await knownRow(ctx, channelSeq)
  const clientId = row?.[idKeys[provider]] ?? null
  if (!row || clientId === null) return null
  const { db } = await ctx.at(channelSeq)
  const kept = (await findSecrets(db)).find((one) => one.provider === provider)
  const sealed = kept?.clientSecret ?? null
  return {
    clientId,
    clientSecret: sealed && ctx.ports.secrets.unwrap(sealed, labelOf(channelSeq, provider)).toString('utf8'),
    appId: kept?.appId ?? null,
    redirectUrl: redirectUrlOf(ctx, row.address),
    isSynced: provider === 'KAK' && row.kakaoSync,
  }
}

type Settings = z.output<(typeof getSignInSettings)['reply']>
export async function getSignIn(ctx: Context): Promise<Settings> {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  const secrets = await findSecrets(ctx.db)
  return {
    redirectUrl: redirectUrlOf(ctx, row.address),
    kakaoSyncYn: row.kakaoSync ? 'Y' : 'N',
    providers: snsProviders.map((snsTypeCd) => {
      const kept = secrets.find(({ provider }) => provider === snsTypeCd)
      return {
        snsTypeCd,
        clientId: row[idKeys[snsTypeCd]],
        appId: kept?.appId ?? null,
        hasSecret: Boolean(kept?.clientSecret),
      }
    }),
  }
}

type SignInSettingsInput = z.output<(typeof saveSignInSettings)['body']>
/** Omitted providers stay as they are. */
export async function saveSignIn(ctx: MemberContext, { kakaoSyncYn, providers }: SignInSettingsInput) {
  await ctx.transaction(async (tx) => {
    const ids = await lockIds(tx, ctx.channelSeq)
    const secrets = await findSecrets(tx)
    for (const input of providers) {
      const before = ids[idKeys[input.snsTypeCd]]
      ids[idKeys[input.snsTypeCd]] = input.clientId
      const kept = secrets.find(({ provider }) => provider === input.snsTypeCd)?.clientSecret ?? null
      await keepSecret(ctx, tx, { input, before, kept })
    }
    const kakaoSync = kakaoSyncYn === 'Y' && ids.snsLoginKakId !== null
    await updateFeatureSettings(tx, ctx.channelSeq, { ...ids, kakaoSync, updatedAt: ctx.now() })
  })
  sayChanged(ctx, ctx.channelSeq)
  return null
}

interface Keeping {
  input: SignInSettingsInput['providers'][number]
  /** The previous id of the application, and its encrypted secret. */
  before: string | null
  kept: string | null
}
/** The secret of one application is not kept for another. */
async function keepSecret(ctx: MemberContext, tx: ChannelTx, { input, before, kept }: Keeping) {
  const { snsTypeCd: provider, clientId, appId, clientSecret } = input
  const label = labelOf(ctx.channelSeq, provider)
  const isSame = clientId === before
  const staying = clientSecret === undefined && isSame ? kept : null
  const sealed = clientSecret ? ctx.ports.secrets.wrap(Buffer.from(clientSecret), label) : staying
  if (isIncomplete({ provider, clientId, hasSecret: sealed !== null })) throw refuse('SOCIAL_SECRET_MISSING')
  await upsertSecret(tx, {
    provider,
    clientSecret: clientId === null ? null : sealed,
    appId: clientId === null ? null : appId,
    updatedAt: ctx.now(),
  })
}
