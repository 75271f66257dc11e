import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { Slides } from '../../../../ui/Slides.tsx'
import css from '../ClassPage.module.css'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'

const SIZES = '(max-width: 768px) 100vw, 780px'
const srcSetOf = (variants: CourseDetail['imageVariants']) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** The picture in the width the screen needs, and those behind it; ours when the owner has none yet or it cannot be shown. */
export function Cover({ course }: { course: CourseDetail }) {
  const t = useMessages(courseMessages)
  const { imageUrl, imageVariants, imageAlt, pictures, courseSeq, title } = course
  const first = (
    <Picture
      src={imageVariants.at(-1)?.url ?? imageUrl}
      srcSet={srcSetOf(imageVariants)}
      sizes={SIZES}
      alt={imageAlt}
      width={1200}
      height={675}
      fetchPriority="high"
      instead={<Art wide {...artOf(courseSeq)} />}
    />
  )
  if (pictures.length === 0) return <div className={css.cover}>{first}</div>
  const words = {
    previous: t('previousPicture'),
    next: t('nextPicture'),
    position: (at: number, count: number) => `${at}/${count}`,
  }
  return (
    <Slides className={css.cover} label={t('pictures', { title })} words={words}>
      {[
        <li key="first">{first}</li>,
        ...pictures.map(({ altText, variants }, at) => (
          <li key={at}>
            <Picture
              src={variants.at(-1)?.url ?? null}
              srcSet={srcSetOf(variants)}
              sizes={SIZES}
              alt={altText}
              width={1200}
              height={675}
              loading="lazy"
              instead={<Art wide {...artOf(courseSeq)} />}
            />
          </li>
        )),
      ]}
    </Slides>
  )
}
