import { publishStatuses } from 'contract/values/type-codes'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSetMainPage, type PageLine } from './pages.api.ts'
import { pagesMessages } from './pages.messages.ts'
import css from './Pages.module.css'

const USUAL = 'main'

/** Selects a published page, or the default one, as main page. Takes effect immediately. */
export function MainPageChoice({ pages }: { pages: PageLine[] }) {
  const t = useMessages(pagesMessages)
  const { run, isRunning } = useSetMainPage()
  const published = pages.filter(({ publishStatusCd }) => publishStatusCd === publishStatuses.published)
  const main = pages.find(({ isMain }) => isMain)
  if (published.length === 0) return null
  const choose = (value: string) =>
    void run({
      body: { pageSeq: published.find((one) => String(one.pageSeq) === value)?.pageSeq ?? null },
    }).then(
      () => toast({ text: t(value === USUAL ? 'mainSaved' : 'mainShown'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Card className={css.main}>
      <Select
        label={t('main')}
        hint={t('mainHint')}
        value={main ? String(main.pageSeq) : USUAL}
        disabled={isRunning}
        onChange={choose}
        options={[
          { value: USUAL, label: t('mainDefault') },
          ...published.map(({ pageSeq, title }) => ({ value: String(pageSeq), label: title })),
        ]}
      />
      {main?.noIndex && (
        <Notice
          tone="soon"
          action={
            <Button size="sm" variant="outline" href={`/settings/page/${main.pageSeq}/edit#search`}>
              {t('openSearch')}
            </Button>
          }
        >
          {t('mainHidden')}
        </Notice>
      )}
    </Card>
  )
}
