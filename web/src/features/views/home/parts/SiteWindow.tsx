import { IconArrowRight } from '@tabler/icons-react'
import type { Output } from 'contract/http/endpoint'
import type { listExamples } from 'contract/site/sites/api'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Backdrop } from '../../../../ui/art/Backdrop.tsx'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { useClassesOf } from '../front.api.ts'
import { frontMessages } from '../front.messages.ts'
import css from './SiteWindow.module.css'

type Example = Output<typeof listExamples>['list'][number]

/** A small view of a site: its colour, picture, texts and classes. */
export function SiteWindow({ site }: { site: Example }) {
  const t = useMessages(frontMessages)
  const { name, domain, intro, bannerUrl, bannerTitle, brandShades, channelSeq } = site
  const classes = useClassesOf(channelSeq)
  const own = Object.fromEntries(brandShades.map((shade, at) => [`--brand-${at}`, shade]))
  return (
    <a className={css.window} href={domain} style={own}>
      <span className={css.bar}>
        <i />
        <i />
        <i />
        <span>{new URL(domain).host}</span>
      </span>
      <span className={css.head}>
        <SiteMark name={name} size={22} /> <b>{name}</b>
      </span>
      <span className={css.banner}>
        {bannerUrl ? (
          <img src={bannerUrl} alt="" width={1440} height={528} fetchPriority="high" />
        ) : (
          <Backdrop />
        )}
        <strong>{bannerTitle ?? intro ?? name}</strong>
      </span>
      <span className={css.classes}>
        {classes.map(({ courseSeq, title, imageUrl }) => (
          <span key={courseSeq}>
            {imageUrl && (
              <Picture
                src={imageUrl}
                width={400}
                height={300}
                loading="lazy"
                instead={<Art {...artOf(courseSeq)} />}
              />
            )}
            <span>{title}</span>
          </span>
        ))}
      </span>
      <em>
        {t('visit', { name })} <IconArrowRight size={16} aria-hidden />
      </em>
    </a>
  )
}
