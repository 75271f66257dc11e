import { arrangeCategories } from 'contract/teaching/courses/categories.api'
import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export const useFirstCourses = (enabled: boolean) => useEndpoint(listFirstCourses, {}, { enabled })
export const useOrderCourses = () => useCommand(orderCourses, {})
export const useArrangeCategories = () => useCommand(arrangeCategories, {})
