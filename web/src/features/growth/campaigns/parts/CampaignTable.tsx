import { IconBell, IconDots, IconMail, IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { countsOpened, goesToPhones, shareOf } from 'contract/growth/campaigns/campaigns.rules'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import type { Campaign } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import { useCampaignActions } from '../use-campaign-actions.ts'
import { CampaignState } from './CampaignState.tsx'
import { EndCampaign, type Ending } from './EndCampaign.tsx'
import css from './campaigns.module.css'

/** One row for each campaign: what it is, when it goes out, and what came of it. */
export function CampaignTable({ campaigns }: { campaigns: Campaign[] }) {
  const t = useMessages(campaignMessages)
  const [ending, setEnding] = useState<Ending | null>(null)
  const itemsOf = useCampaignActions(setEnding)
  const columns: Column<Campaign>[] = [
    { key: 'name', head: t('name'), cell: (campaign) => <Name {...campaign} />, bare: true },
    { key: 'state', head: t('state'), cell: ({ state }) => <CampaignState state={state} /> },
    { key: 'when', head: t('when'), cell: (campaign) => <When {...campaign} /> },
    {
      key: 'sent',
      head: t('sent'),
      cell: ({ counts }) => <span className={`num ${css.strong}`}>{withSeparators(counts.sent)}</span>,
      end: true,
    },
    {
      key: 'opened',
      head: t('opened'),
      cell: ({ counts, channelType }) =>
        countsOpened(channelType) ? <Share part={counts.opened} whole={counts.sent} /> : '–',
      end: true,
    },
    {
      key: 'clicked',
      head: t('clicked'),
      cell: ({ counts, channelType }) =>
        channelType === 'EMAIL' ? <Share part={counts.clicked} whole={counts.sent} /> : '–',
      end: true,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (campaign) => (
        <Menu
          label={t('actionsOf', { name: campaign.name })}
          icon={<IconDots size={18} />}
          items={itemsOf(campaign)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={campaigns}
        keyOf={({ campaignId }) => campaignId}
      />
      {ending && <EndCampaign {...ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function Name({ campaignId, name, subject, isAd, channelType }: Campaign) {
  const t = useMessages(campaignMessages)
  const Icon = goesToPhones(channelType) ? IconMessageCircle : channelType === 'SITE' ? IconBell : IconMail
  return (
    <span className={css.name}>
      <i>
        <Icon size={18} aria-hidden="true" />
      </i>
      <span>
        <Anchor href={`/settings/campaign/${campaignId}`}>{name}</Anchor>
        <small>
          {t(channelType === 'EMAIL' ? (isAd ? 'ad' : 'notice') : channelType)} · {subject}
        </small>
      </span>
    </span>
  )
}

function When({ state, scheduledAt, startedAt, event }: Campaign) {
  const t = useMessages(campaignMessages)
  const { language } = useSite()
  if (event) return <span className={css.line}>{t(`on${event.kind}`)}</span>
  if (startedAt) return <span className={`num ${css.line}`}>{formatDateTime(startedAt, language)}</span>
  if (scheduledAt && state !== 'STOPPED') {
    const time = formatDateTime(scheduledAt, language)
    return <span className={`num ${css.line}`}>{t('scheduledFor', { time })}</span>
  }
  return <span className={css.faint}>{t('notYet')}</span>
}

function Share({ part, whole }: { part: number; whole: number }) {
  const share = shareOf(part, whole)
  return (
    <span className="num">
      {withSeparators(part)}
      {share !== null && <small className={css.faint}> {share}%</small>}
    </span>
  )
}
