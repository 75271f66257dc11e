import { arrangeCategories } from 'contract/course-categories'
import { listFirstCourses, orderCourses } from 'contract/course-order'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useFirstCourses = (enabled: boolean) => useEndpoint(listFirstCourses, {}, { enabled })
export const useOrderCourses = () => useCommand(orderCourses, {})
export const useArrangeCategories = () => useCommand(arrangeCategories, {})
