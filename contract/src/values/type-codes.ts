/**
 * The codes of the specification, by name. A wire field carries the code (`fareCd: '01'`), code names it (`fareTypes.paid`).
 * `code-names.ts` has their names on screens.
 */
type CodeOf<Codes extends Readonly<Record<string, string>>> = Codes[keyof Codes]

/**
 * `curriculumTypeCd`. A mission is homework; the other three are completed by entering a chat room, by another lesson, by posts.
 */
export const curriculumTypes = {
  live: '00',
  section: '01',
  video: '02',
  mission: '03',
  offline: '04',
  text: '05',
  material: '06',
  chatMission: '07',
  lessonMission: '08',
  postMission: '09',
} as const
export type CurriculumTypeCd = CodeOf<typeof curriculumTypes>

/**
 * What is sold: a class, several of them together, missions on each day of a term, or videos, texts and files without dates.
 * All of them are courses.
 */
export const productKinds = ['CLASS', 'PACKAGE', 'CHALLENGE', 'CONTENTS'] as const
export type ProductKind = (typeof productKinds)[number]

/** `courseTypeCd`. A special lecture and a custom class follow the rules of a class. docs/rules.md R-354. */
export const courseTypes = {
  custom: '04',
  project: '01',
  club: '03',
  specialLecture: '02',
  class: '05',
} as const
export type CourseTypeCd = CodeOf<typeof courseTypes>

/** `openTypeCd` of a course: it takes place on the site, or at an external URL. */
export const openTypes = { onSite: '00', external: '99' } as const
export type OpenTypeCd = CodeOf<typeof openTypes>

/** `fareCd`. An open course admits everybody without an application. */
export const fareTypes = { free: '00', paid: '01', open: '03' } as const
export type FareCd = CodeOf<typeof fareTypes>

/** `publicCd` */
export const publicTypes = { public: '00', private: '99' } as const
export type PublicCd = CodeOf<typeof publicTypes>

/** `publishStatusCd` of a page. */
export const publishStatuses = { published: '00', draft: '01', private: '99' } as const
export type PublishStatusCd = CodeOf<typeof publishStatuses>

/** `trashTypeCd` */
export const trashTypes = { inUse: '00', trashed: '01', deleted: '02' } as const
export type TrashTypeCd = CodeOf<typeof trashTypes>

/** `difficultyCd` */
export const difficulties = { beginner: '01', intermediate: '02', advanced: '03' } as const
export type DifficultyCd = CodeOf<typeof difficulties>

/** `userLimitTypeCd`: a fixed number of seats, the same with a waitlist beyond them, or no limit. */
export const userLimitTypes = { limited: '99', waitlist: '00', unlimited: '01' } as const
export type UserLimitTypeCd = CodeOf<typeof userLimitTypes>

/** `choiseTypeCd`: applicants are admitted at once, or wait for approval. */
export const admissionTypes = { firstCome: '00', approval: '01' } as const
export type ChoiseTypeCd = CodeOf<typeof admissionTypes>

/** `choiseStatusCd` of an application. */
export const admissionStatuses = { approved: '00', waiting: '01' } as const
export type ChoiseStatusCd = CodeOf<typeof admissionStatuses>

/** `payStartCd`, `payEndCd`: applications begin or end on a date, or are not limited. */
export const periodTypes = { dated: '00', unlimited: '99' } as const
export type PeriodTypeCd = CodeOf<typeof periodTypes>

/** `deliveryCd`: whether goods that belong to the price are sent to the buyer. */
export const deliveryTypes = { delivered: '00', none: '99' } as const
export type DeliveryCd = CodeOf<typeof deliveryTypes>

/** `workTypeCd`: the form of submitted homework. */
export const workTypes = { none: '99', text: '00', file: '01', link: '02' } as const
export type WorkTypeCd = CodeOf<typeof workTypes>

/** `curriculumProgressCd` */
export const progressModes = { anyOrder: '00', inOrder: '01' } as const
export type CurriculumProgressCd = CodeOf<typeof progressModes>

/** `liveTypeCd`: the service of a live lesson; the video room is this site's own. */
export const liveServices = { videoRoom: '02', zoom: '00', googleMeet: '01', other: '99' } as const
/** Those at which a site has an account that makes the meetings of its lessons. */
export const meetingServices = [liveServices.zoom, liveServices.googleMeet] as const
export type MeetingService = (typeof meetingServices)[number]
export type LiveTypeCd = CodeOf<typeof liveServices>

/** `liveType`: everybody may speak, or most only watch. */
export const liveTypes = { meeting: '00', webinar: '01' } as const
export type LiveType = CodeOf<typeof liveTypes>

/** `menuTypeCd` */
export const menuTypes = { internal: '00', external: '01' } as const
export type MenuTypeCd = CodeOf<typeof menuTypes>

/** `openTypeCd` of a menu. */
export const menuTargets = { sameTab: '00', newTab: '99' } as const
export type MenuTargetCd = CodeOf<typeof menuTargets>

/** `visibleTypeCd` of a menu. */
export const menuAudiences = { everybody: '00', members: '01', nonMembers: '02' } as const
export type VisibleTypeCd = CodeOf<typeof menuAudiences>

/** `payMethodCd`: how people pay; 99 is nothing to pay. */
export const payMethods = {
  card: '00',
  foreignCard: '01',
  transfer: '02',
  virtualAccount: '03',
  mobile: '04',
  paypal: '05',
  deposit: '06',
  free: '99',
} as const
/** `payMethodCd` of money that a payer transfers: to an account made for the order, or to the seller's own. */
export const depositMethods = { virtualAccount: payMethods.virtualAccount, bank: payMethods.deposit } as const
export type PayMethodCd = CodeOf<typeof payMethods>

/** `paymentStatus`: completed, awaiting payment, cancelled, partly cancelled, failed. */
export const paymentStatuses = {
  completed: '00',
  awaiting: '01',
  cancelled: '02',
  partlyCancelled: '03',
  failed: '99',
} as const
export type PaymentStatus = CodeOf<typeof paymentStatuses>

/** `vodTypeCd`: a link to an external video, the id of one at YouTube, an uploaded one. */
export const vodTypes = { link: '00', youtube: '01', uploaded: '02' } as const
export type VodTypeCd = CodeOf<typeof vodTypes>

/** `vodLockStatusCd`: whether a video can be played. */
export const vodLockStatuses = { ready: '00', preparing: '01', failed: '99' } as const
export type VodLockStatusCd = CodeOf<typeof vodLockStatuses>

/** `courseQuestionStatus`, `questionStatusCd`: whether questions are accepted. */
export const questionStatuses = { open: '00', closed: '99' } as const
export type QuestionStatusCd = CodeOf<typeof questionStatuses>

/** `boardTypeCd` */
export const boardTypes = {
  notice: '02',
  free: '03',
  question: '04',
  assignment: '07',
  resource: '08',
  other: '09',
} as const
export type BoardTypeCd = CodeOf<typeof boardTypes>

/** `alarmType`: those that the product sends. A live lesson is tomorrow, has changed, or can be joined now. */
export const alarmTypes = {
  class: '00',
  enrolment: '06',
  attendance: '07',
  mission: '09',
  liveTomorrow: '10',
  liveChanged: '12',
  liveSoon: '13',
  cancelled: '14',
  member: '20',
  post: '21',
  like: '22',
} as const

/** `subType` of a notification about a post. */
export const postTypes = { notice: '02', normal: '03', question: '04', homework: '10' } as const
