import type { ManagedChannel } from 'contract/channels'
import type { z } from 'zod'
import { messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { SiteMark } from '../../../ui/art/Mark.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useHandOff } from '../accounts.api.ts'
import { accountWords } from '../accounts.words.ts'
import css from '../MyPageScreen.module.css'

/** One site; going there takes the sign-in along. */
export function SiteRow({
  site,
  isManaged = false,
}: {
  site: z.input<typeof ManagedChannel>
  isManaged?: boolean
}) {
  const t = useWords(accountWords)
  const { language } = useSite()
  const { run, isRunning } = useHandOff()
  const roleWords = { OWN: t('owner'), MNG: t('manager'), TCH: t('teacher') }

  async function go(path: string) {
    try {
      const { url } = await run({ body: { target: site.domain + path } })
      location.assign(url)
    } catch (error) {
      toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
  }
  return (
    <li className={css.row}>
      <SiteMark name={site.name} size={44} colour={site.brandShades[6]} />
      <div className={css.name}>
        <b>{site.name}</b>
        <span>
          {site.domain.replace(/^https?:\/\//, '')} ·{' '}
          {site.role ? roleWords[site.role] : t('since', { date: formatDate(site.joinedAt, language) })}
        </span>
      </div>
      <div className={css.acts}>
        <Button variant="outline" loading={isRunning} onPress={() => void go('/')}>
          {t('open')}
        </Button>
        {isManaged && (
          <Button variant="dark" loading={isRunning} onPress={() => void go('/settings/dashboard')}>
            {t('manage')}
          </Button>
        )}
      </div>
    </li>
  )
}
