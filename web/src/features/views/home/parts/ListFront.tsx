import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ClassGrid } from '../../class-list/ClassGrid.tsx'
import { useListed } from '../home.api.ts'
import { homeMessages } from '../home.messages.ts'
import { Categories } from './Categories.tsx'
import { NoClasses } from './NoClasses.tsx'
import css from './Fronts.module.css'

/** The classes themselves at once, under a few words. */
export function ListFront() {
  const t = useMessages(homeMessages)
  const { name, intro, bannerTitle, bannerText } = useChannel()
  const { list, total } = useListed()
  const words = bannerText ?? intro
  return (
    <div className="wrap">
      <header className={css.words}>
        <h1>{bannerTitle ?? name}</h1>
        {words && <p>{words}</p>}
      </header>
      <Categories />
      {list.length === 0 && <NoClasses />}
      {list.length > 0 && (
        <section className={css.list} aria-label={t('classes')}>
          <ClassGrid courses={list} />
          {total > list.length && (
            <p className={css.more}>
              <Button href="/classes?page=2" variant="outline" size="lg">
                {t('rest')}
              </Button>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
