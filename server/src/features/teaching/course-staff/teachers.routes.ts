import { listTeachers } from 'contract/teaching/course-staff/api'
import { implement } from '../../../platform/http/implement.ts'
import { findMasterViews } from '../../people/members/members.public.ts'

export const teachersRoutes = [
  implement(listTeachers, async ({ ctx }) => ({ list: await findMasterViews(ctx) })),
]
