import type { CourseDetail } from 'contract/courses'
import { Art } from '../../../ui/art/Art.tsx'
import { artOf } from '../../../ui/art/art-of.ts'
import css from '../ClassPage.module.css'

/** The picture in the width the screen needs; ours when the owner has none yet. */
export function Cover({ course }: { course: CourseDetail }) {
  const { imageUrl, imageVariants, courseSeq } = course
  return (
    <div className={css.cover}>
      {imageUrl ? (
        <img
          src={imageVariants.at(-1)?.url ?? imageUrl}
          srcSet={imageVariants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes="(max-width: 768px) 100vw, 780px"
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
        />
      ) : (
        <Art wide {...artOf(courseSeq)} />
      )}
    </div>
  )
}
