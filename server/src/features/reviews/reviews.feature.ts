import { feature } from '../../platform/feature.ts'
import { reviewRoutes } from './reviews.routes.ts'

export const reviews = feature({
  routes: reviewRoutes,
  userColumns: {
    reviews: ['user_seq'],
  },
})
