import { feature } from '../../../platform/feature.ts'
import { myClassesRoutes } from './my-classes.routes.ts'

export const myClasses = feature({ routes: myClassesRoutes })
