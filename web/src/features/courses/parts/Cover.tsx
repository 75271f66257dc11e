import type { CourseDetail } from 'contract/courses'
import { Art } from '../../../ui/art/Art.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { artOf } from '../../../ui/art/art-of.ts'
import css from '../ClassPage.module.css'

/** The picture in the width the screen needs; ours when the owner has none yet or it cannot be shown. */
export function Cover({ course }: { course: CourseDetail }) {
  const { imageUrl, imageVariants, courseSeq } = course
  return (
    <div className={css.cover}>
      <Picture
        src={imageVariants.at(-1)?.url ?? imageUrl}
        srcSet={imageVariants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="(max-width: 768px) 100vw, 780px"
        width={1200}
        height={675}
        fetchPriority="high"
        instead={<Art wide {...artOf(courseSeq)} />}
      />
    </div>
  )
}
