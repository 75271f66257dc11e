import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import {
  addTutor,
  changeClassStaff,
  inviteToClass,
  listClassInvitations,
  listClassStaff,
  listMyClassPosts,
  makeLead,
  removeClassStaff,
  resendClassInvitation,
  searchClassCandidates,
  withdrawClassInvitation,
} from 'contract/teaching/course-staff/api'
import type {
  ClassCandidate as Candidate,
  ClassInvitation as Invitation,
  ClassPerson as Person,
} from 'contract/teaching/course-staff/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'

export type ClassPerson = Person
export type ClassCandidate = Candidate
export type ClassInvitation = Invitation

export const useClassStaff = (courseSeq: CourseSeq) => useEndpoint(listClassStaff, { courseSeq })
export const useAddTutor = (courseSeq: CourseSeq) => useCommand(addTutor, { courseSeq })
export const useChangePost = (courseSeq: CourseSeq) => useCommand(changeClassStaff, { courseSeq })
export const useMakeLead = (courseSeq: CourseSeq) => useCommand(makeLead, { courseSeq })
export const useRemovePost = (courseSeq: CourseSeq) => useCommand(removeClassStaff, { courseSeq })

export const useClassInvitations = (courseSeq: CourseSeq) => useEndpoint(listClassInvitations, { courseSeq })
export const useInviteToClass = (courseSeq: CourseSeq) => useCommand(inviteToClass, { courseSeq })
export const useResendToClass = (courseSeq: CourseSeq) => useCommand(resendClassInvitation, { courseSeq })
export const useWithdrawFromClass = (courseSeq: CourseSeq) =>
  useCommand(withdrawClassInvitation, { courseSeq })

export const useMyPosts = () => useEndpoint(listMyClassPosts, {})

interface Looking {
  courseSeq: CourseSeq
  q: string
  userTypeCd: ClassStaffType
}
/** Members who may be invited, twenty at a time; an empty search returns none. */
export function useCandidates({ courseSeq, q, userTypeCd }: Looking) {
  const pages = usePagedEndpoint(
    searchClassCandidates,
    { courseSeq, query: { q, userTypeCd } },
    {
      enabled: q !== '',
      next: ({ page, isLast }) => (isLast ? null : { q, userTypeCd, page: page + 1 }),
    },
  )
  return { ...pages, people: pages.all.flatMap(({ list }) => list) }
}
