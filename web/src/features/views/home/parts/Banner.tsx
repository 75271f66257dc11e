import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Backdrop } from '../../../../ui/art/Backdrop.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { homeMessages } from '../home.messages.ts'
import css from './Banner.module.css'

/** Only the colour of one corner of the second picture is visible, and only on phones. */
const narrow = (url: string) => url.replace(/[0-9]+[.]webp$/, '320.webp')

/** The owner's banner, or a default one. */
export function Banner() {
  const t = useMessages(homeMessages)
  const { name, intro, bannerUrl, bannerTitle, bannerText } = useChannel()
  return (
    <section className={css.banner}>
      <div className={css.picture} aria-hidden>
        {bannerUrl ? (
          <>
            <img src={bannerUrl} alt="" width={2400} height={880} fetchPriority="high" />
            <img
              className={css.air}
              src={narrow(bannerUrl)}
              alt=""
              width={2400}
              height={880}
              loading="lazy"
            />
          </>
        ) : (
          <Backdrop />
        )}
      </div>
      <div className={`wrap ${css.copy}`}>
        <h1>{bannerTitle ?? t('hero')}</h1>
        <p>{bannerText ?? intro ?? t('heroText', { site: name })}</p>
        <Button href="/classes" variant="dark" size="lg">
          {t('browse')}
        </Button>
      </div>
    </section>
  )
}
