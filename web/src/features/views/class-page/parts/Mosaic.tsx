import type { PackageClass } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import css from '../PackagePage.module.css'
import { Cover } from './Cover.tsx'

/** The picture of a package, else those of its first three classes. */
export function Mosaic({ course, classes }: { course: CourseDetail; classes: PackageClass[] }) {
  if (course.imageUrl !== null) return <Cover course={course} />
  return (
    <div className={css.mosaic}>
      {classes.slice(0, 3).map(({ courseSeq, imageUrl }, at) => (
        <Picture
          key={courseSeq}
          src={imageUrl}
          width={640}
          height={480}
          {...(at === 0 && { fetchPriority: 'high' as const })}
          instead={<Art {...artOf(courseSeq)} />}
        />
      ))}
    </div>
  )
}
