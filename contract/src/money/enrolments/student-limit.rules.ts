export const MAX_STUDENT_LIMIT = 1_000_000

/** From here on staff are warned that the limit comes near. docs/rules.md R-825. */
export const isNearLimit = ({ studentCount, studentLimit }: { studentCount: number; studentLimit: number }) =>
  studentCount * 10 >= studentLimit * 9
