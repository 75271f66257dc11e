import { feature } from '../../../platform/feature.ts'
import { myClassesRoutes } from './my-classes.routes.ts'

/** The classes of a person over all features. */
export const myClasses = feature({ routes: myClassesRoutes })
