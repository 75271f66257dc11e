import { feature } from '../../../platform/feature.ts'
import { tellOfClassStaff } from './course-staff.notify.ts'
import { classStaffRoutes } from './course-staff.routes.ts'
import { teachersRoutes } from './teachers.routes.ts'

export const courseStaff = feature({
  routes: [...classStaffRoutes, ...teachersRoutes],
  listeners: [tellOfClassStaff],
})
