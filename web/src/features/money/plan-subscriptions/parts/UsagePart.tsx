import type { ChannelSeq } from 'contract/values/ids'
import { isNear } from 'contract/system/plans/plans.rules'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { usePlanUsage } from '../plan-subscriptions.api.ts'
import { usePlanTexts } from './plan-texts.ts'
import css from './plans.module.css'

/** How much of each limit is used. */
export function UsagePart({ channelSeq }: { channelSeq: ChannelSeq }) {
  const { t, count, limit, size } = usePlanTexts()
  const usage = usePlanUsage(channelSeq)
  return (
    <section className={css.box} aria-label={t('usage')}>
      <h2>{t('usage')}</h2>
      <Answer of={usage} height={180}>
        {({ shares, videoBytes, feeRate }) => (
          <>
            {shares.map((share) => (
              <div key={share.kind} className={css.share}>
                <p>
                  <span>
                    {t(share.kind)} {isNear(share) && <NearMark {...share} />}
                  </span>
                  <span className="num">
                    {t('usedOf', {
                      used: count(share.kind, share.used),
                      limit: limit(share.kind, share.limit),
                    })}
                  </span>
                </p>
                {share.limit !== null && (
                  <ProgressBar value={(share.used * 100) / share.limit} label={t(share.kind)} size="thin" />
                )}
              </div>
            ))}
            <KVList>
              <KV
                k={t('video')}
                v={videoBytes === null ? t('unlimited') : t('videoUpTo', { size: size(videoBytes) })}
              />
              {feeRate !== null && <KV k={t('fee')} v={`${feeRate / 100}%`} />}
            </KVList>
          </>
        )}
      </Answer>
    </section>
  )
}

function NearMark({ used, limit }: { used: number; limit: number | null }) {
  const { t } = usePlanTexts()
  return <Kind tone="soon">{t(limit !== null && used >= limit ? 'full' : 'near')}</Kind>
}
