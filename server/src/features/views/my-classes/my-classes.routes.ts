import { listCoursesOfPerson } from 'contract/views/my-classes/api'
import * as myClassesApi from 'contract/views/my-classes/api'
import { implement } from '../../../platform/http/implement.ts'
import { findMine } from '../../money/enrolments/enrolments.public.ts'
import { coursesOfPerson, myCoursesOf } from './my-classes.views.ts'

export const myClassesRoutes = [
  implement(myClassesApi.listMyCourses, async ({ ctx }) => ({
    list: await myCoursesOf(ctx, await findMine(ctx.db, ctx.user.userSeq)),
  })),
  implement(listCoursesOfPerson, async ({ ctx }) => ({ list: await coursesOfPerson(ctx) })),
]
