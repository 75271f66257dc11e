import { arrangeCategories } from 'contract/teaching/courses/categories.api'
import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import type { ProductKind } from 'contract/values/type-codes'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export const useFirstCourses = (enabled: boolean, productKind: ProductKind = 'CLASS') =>
  useEndpoint(listFirstCourses, { query: { productKind } }, { enabled })
export const useOrderCourses = () => useCommand(orderCourses, {})
export const useArrangeCategories = () => useCommand(arrangeCategories, {})
