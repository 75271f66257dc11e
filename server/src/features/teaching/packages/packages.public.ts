import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findCoursesOf, findShownTitles } from '../courses/courses.public.ts'
import { findClassSeqs, findPackageSeqs } from './packages.queries.ts'

/** The classes of a package that is copied. */
export { copyClasses as copyClassesOf } from './packages.queries.ts'

/** The classes of a package with their current rounds, in their order; none for a class. */
export async function findClassesOf(db: ChannelDb, packageSeq: CourseSeq) {
  const seqs = await findClassSeqs(db, packageSeq)
  if (seqs.length === 0) return []
  const rows = await findCoursesOf(db, seqs)
  return seqs.flatMap((seq) => rows.find(({ courseSeq }) => courseSeq === seq) ?? [])
}

/** The public packages with this class in them. */
export async function findPackagesWith(db: ChannelDb, courseSeq: CourseSeq) {
  const seqs = await findPackageSeqs(db, courseSeq)
  return seqs.length === 0 ? [] : findShownTitles(db, seqs)
}
