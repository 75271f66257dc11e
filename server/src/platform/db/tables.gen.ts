// Printed from the database by `npm run tables`. Do not edit.
import type { Generated } from 'kysely'
import type { AbuseReportSeq, AcceptedSeq, AlarmSeq, AlimtalkTemplateSeq, AnnouncementSeq, AnswerSeq, AttendSeq, BeforeGroupSeq, BoardCategorySeq, BoardCommentSeq, BoardPostSeq, BoardReportSeq, BoardSeq, CalendarFeedSeq, CampaignSeq, CardSeq, ChallengeCheckInSeq, ChallengeMissionSeq, ChannelCategorySeq, ChannelSeq, ChargeSeq, ChatMessageSeq, ChatRoomSeq, ClassCommentSeq, ClassPostSeq, ClassReportSeq, ClassSeq, CommentSeq, CouponInfoSeq, CouponIssueSeq, CourseReviewSeq, CourseSeq, CurriculumSeq, DeliverySeq, DomainSeq, EntrySeq, EvaluationSeq, EventLogSeq, FactorSeq, FeatureSwitchChangeSeq, FileImportSeq, FileSeq, FormItemSeq, FormResponseSeq, FormSeq, GiftSeq, GivenSubscriptionSeq, GrantSeq, IdentitySeq, ImportedSaleSeq, InvitationSeq, LessonNoteSeq, LevelChangeSeq, LevelSeq, LiveCaptionSeq, LiveDivisionSeq, LiveGroupSeq, LiveMessageSeq, LivePollSeq, LivePresenceSeq, LiveRecordingSeq, MailSeq, MarketingChoiceSeq, MemberInvitationSeq, MemberUploadSeq, MembershipSeq, MenuSeq, MerchantSeq, MerchantTrialSeq, MergeSeq, MessageTemplateSeq, OrderSeq, PageSeq, ParentSeq, PaymentSeq, PayoutSeq, PlanCouponSeq, PostSeq, PushSubscriptionSeq, QuestionSeq, RefundRequestSeq, RefundSeq, ReviewReportSeq, SegmentSeq, SiteCodeReviewSeq, SiteExportSeq, SiteImportSeq, SiteInspectionSeq, SiteSuspensionSeq, StaffActionSeq, SubmissionSeq, SubscriptionPauseSeq, SubscriptionSeq, SuspensionAppealSeq, TeamInvitationSeq, TeamSeatSeq, ThreadSeq, UploadVodSeq, UserAgreementSeq, UserSeq, VerificationSeq } from 'contract/values/ids'

/** Tables without a site. */
export interface PlatformTables {
  abuseReports: {
    abuseReportSeq: Generated<AbuseReportSeq>
    channelSeq: ChannelSeq
    kind: 'ILLEGAL' | 'RIGHTS' | 'FRAUD' | 'HARM' | 'OTHER'
    path: string
    text: string
    reporterEmail: string | null
    language: 'ko' | 'en' | 'jp'
    reportedAt: Date
    outcome: 'DISMISSED' | 'WARNED' | 'SUSPENDED' | null
    words: string | null
    decidedAt: Date | null
    decidedByUserSeq: UserSeq | null
  }
  accessTokens: {
    tokenHash: string
    sessionHash: string
    userSeq: UserSeq
    expiresAt: Date
  }
  accountMerges: {
    mergeSeq: Generated<MergeSeq>
    keptUserSeq: UserSeq
    goneUserSeq: UserSeq
    email: string
    proof: 'PROVIDER' | 'CODE'
    mergedAt: Date
  }
  accountSites: {
    userSeq: UserSeq
    channelSeq: ChannelSeq
    role: 'OWN' | 'MNG' | 'TCH' | null
    joinedAt: Date
    badgeCount: Generated<number>
    alarmReadSeq: Generated<number>
    leftAt: Date | null
  }
  announcementDismissals: {
    userSeq: UserSeq
    announcementSeq: AnnouncementSeq
    dismissedAt: Date
  }
  announcements: {
    announcementSeq: Generated<AnnouncementSeq>
    title: string
    text: string
    level: 'INFO' | 'IMPORTANT'
    audience: 'OWNERS' | 'STAFF'
    startsAt: Date
    endsAt: Date
    createdAt: Date
    createdByUserSeq: UserSeq
  }
  attempts: {
    keyHash: string
    fullAt: Date
    room: unknown
    wasTaken: boolean
  }
  boardPostWords: {
    channelSeq: ChannelSeq
    boardPostSeq: BoardPostSeq
    pieces: number[]
  }
  channelDomains: {
    domainSeq: Generated<DomainSeq>
    channelSeq: ChannelSeq
    domain: string
    state: Generated<'REQUESTED' | 'DNS_PENDING' | 'VERIFIED' | 'ACTIVE' | 'FAILED' | 'REMOVED'>
    verifyToken: string
    isPrimary: Generated<boolean>
    problem: string | null
    requestedAt: Date
    pendingSince: Date
    checkedAt: Date | null
    activatedAt: Date | null
  }
  channels: {
    channelSeq: Generated<ChannelSeq>
    name: string
    address: string
    templateCd: Generated<string>
    contentTypeCd: string | null
    intro: string | null
    brandColor: string
    brandShades: string[]
    logoFileSeq: FileSeq | null
    bannerTitle: string | null
    bannerText: string | null
    bannerFileSeq: FileSeq | null
    languages: Generated<string[]>
    noIndex: Generated<boolean>
    company: unknown | null
    ownerUserSeq: UserSeq
    status: Generated<'ACTIVE' | 'SUSPENDED' | 'CLOSED'>
    createdAt: Date
    updatedAt: Date
    snsLoginKakId: string | null
    snsLoginNavId: string | null
    snsLoginGogId: string | null
    snsLoginFabId: string | null
    kakaoSync: Generated<boolean>
    logoutMainPageSeq: PageSeq | null
    keywords: unknown | null
    keywordsVersion: Generated<number>
    seo: unknown | null
    kakaoJsKey: string | null
    whiteLabelYn: Generated<'Y' | 'N'>
    footerLinks: Generated<unknown>
    legalPublishedAt: Date | null
    staffSecondFactor: Generated<boolean>
    snippetVersion: number | null
    marketingTools: unknown | null
    faviconFileSeq: FileSeq | null
    asksMarketing: Generated<boolean>
    fromPath: string | null
    suspension: 'ILLEGAL' | 'RIGHTS' | 'FRAUD' | 'HARM' | 'TERMS' | null
  }
  courseReviews: {
    courseReviewSeq: Generated<CourseReviewSeq>
    channelSeq: ChannelSeq
    courseSeq: CourseSeq
    title: string
    submittedByUserSeq: UserSeq
    submittedAt: Date
    autoPublishAt: Date
    verdict: 'APPROVED' | 'REJECTED' | 'AUTO' | 'WITHDRAWN' | null
    reason: string | null
    decidedByUserSeq: UserSeq | null
    decidedAt: Date | null
  }
  courseTextWords: {
    channelSeq: ChannelSeq
    courseSeq: CourseSeq
    pieces: number[]
  }
  courseWords: {
    channelSeq: ChannelSeq
    courseSeq: CourseSeq
    pieces: number[]
  }
  emailVerifications: {
    verificationSeq: Generated<VerificationSeq>
    userSeq: UserSeq
    email: string
    codeHash: string
    attempts: Generated<number>
    state: Generated<'SENT' | 'VERIFIED' | 'REPLACED'>
    createdAt: Date
    expiresAt: Date
  }
  eventLogs: {
    eventLogSeq: Generated<EventLogSeq>
    eventType: string
    message: string
    createdAt: Date
  }
  featureSwitchChanges: {
    featureSwitchChangeSeq: Generated<FeatureSwitchChangeSeq>
    feature: 'LIVE_ROOMS' | 'PHONE_CAMPAIGNS' | 'MEMBERSHIPS' | 'VIDEO_UPLOADS' | 'SITE_OPENING'
    channelSeq: ChannelSeq | null
    isOn: boolean | null
    reason: string
    changedAt: Date
    changedByUserSeq: UserSeq
  }
  featureSwitches: {
    feature: 'LIVE_ROOMS' | 'PHONE_CAMPAIGNS' | 'MEMBERSHIPS' | 'VIDEO_UPLOADS' | 'SITE_OPENING'
    channelSeq: ChannelSeq | null
    isOn: boolean
  }
  httpSessions: {
    sessionHash: string
    family: string
    userSeq: UserSeq
    createdAt: Date
    expiresAt: Date
    userAgent: Generated<string>
    seenAt: Date
    provedAt: Date
    hostChannelSeq: ChannelSeq | null
    host: string
    signedInAt: Date
  }
  ledgerChecks: {
    channelSeq: ChannelSeq
    checkedAt: Date
  }
  ledgerDifferences: {
    channelSeq: ChannelSeq
    what: 'ORDER_ITEMS' | 'ORDER_LEDGER' | 'PAYMENT_LEDGER' | 'REFUND_LEDGER' | 'REFUNDS_ABOVE_PAID' | 'COUPON_USES' | 'SEATS' | 'OPEN_PAYMENTS' | 'STATEMENTS'
    currency: 'KRW' | 'USD' | 'NONE'
    number: number
  }
  mailboxMails: {
    mailSeq: Generated<MailSeq>
    recipient: string
    subject: string
    text: string
    html: string
    createdAt: Date
    unsubscribeUrl: string | null
  }
  noticeWords: {
    channelSeq: ChannelSeq
    postSeq: PostSeq
    pieces: number[]
  }
  oneTimeTokens: {
    tokenHash: string
    purpose: 'PASSWORD_RESET' | 'HANDOFF' | 'REALTIME' | 'INTEGRATION'
    userSeq: UserSeq
    payload: Generated<unknown>
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  pageWords: {
    channelSeq: ChannelSeq
    pageSeq: PageSeq
    pieces: number[]
  }
  payouts: {
    payoutSeq: Generated<PayoutSeq>
    channelSeq: ChannelSeq
    settlementNo: number
    state: Generated<'CLOSED' | 'REQUESTED' | 'APPROVED' | 'HELD' | 'PAID'>
    balance: number
    withholdingAmount: Generated<number>
    movedTo: number | null
    requestedAt: Date | null
    approvedAt: Date | null
    heldAt: Date | null
    holdReason: string | null
    paidAt: Date | null
    paidOn: string | null
    reference: string | null
  }
  planCoupons: {
    planCouponSeq: Generated<PlanCouponSeq>
    code: string
    name: string
    kind: 'PERCENT' | 'AMOUNT'
    value: number
    endsOn: string | null
    maxUses: number | null
    usedCount: Generated<number>
    isActive: Generated<boolean>
    createdAt: Date
  }
  planSwitch: {
    isOnlyRow: Generated<boolean>
    isOn: boolean
  }
  plans: {
    planCd: 'FREE' | 'BASIC' | 'PRO' | 'ENTERPRISE'
    name: string
    description: string
    monthPrice: number | null
    yearPrice: number | null
    studentLimit: number | null
    staffLimit: number | null
    storageBytes: number | null
    videoBytes: number | null
    feeRate: number | null
    isOffered: boolean
  }
  pushKeys: {
    isOnly: Generated<boolean>
    publicKey: string
    sealed: string
    createdAt: Date
  }
  recoveryCodes: {
    userSeq: UserSeq
    codeHash: string
    usedAt: Date | null
  }
  secondFactors: {
    factorSeq: Generated<FactorSeq>
    userSeq: UserSeq
    kind: 'TOTP' | 'PASSKEY'
    name: string
    sealed: string | null
    lastStep: number | null
    credentialId: string | null
    host: string | null
    publicKey: string | null
    counter: number | null
    transports: string[] | null
    createdAt: Date
    lastUsedAt: Date | null
  }
  secondStepTickets: {
    ticketHash: string
    purpose: 'SIGN_IN' | 'TOTP' | 'REGISTER' | 'ASSERT'
    userSeq: UserSeq
    host: string
    holderHash: string | null
    sealed: string | null
    tries: Generated<number>
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  siteCodeReviews: {
    siteCodeReviewSeq: Generated<SiteCodeReviewSeq>
    channelSeq: ChannelSeq
    version: number
    status: 'REQUESTED' | 'CANCELLED' | 'ALLOWED' | 'REFUSED' | 'WITHDRAWN'
    requestedAt: Date
    requestedByUserSeq: UserSeq
    reason: string | null
    decidedAt: Date | null
    decidedByUserSeq: UserSeq | null
  }
  siteImports: {
    siteImportSeq: Generated<SiteImportSeq>
    state: Generated<'UPLOADING' | 'CHECKING' | 'READY' | 'IMPORTING' | 'DONE' | 'REFUSED' | 'FAILED' | 'CANCELLED'>
    percent: Generated<number>
    fileName: string
    fileSize: number
    uploadId: string | null
    contents: unknown | null
    report: unknown | null
    fault: string | null
    detail: string | null
    channelSeq: ChannelSeq | null
    requestedByUserSeq: UserSeq
    requestedAt: Date
    changedAt: Date
    finishedAt: Date | null
  }
  siteInspections: {
    siteInspectionSeq: Generated<SiteInspectionSeq>
    channelSeq: ChannelSeq
    reason: string
    state: Generated<'REQUESTED' | 'ALLOWED' | 'REFUSED' | 'ENDED'>
    requestedAt: Date
    requestedByUserSeq: UserSeq
    decidedAt: Date | null
    decidedByUserSeq: UserSeq | null
    endsAt: Date | null
    endedAt: Date | null
  }
  siteSuspensions: {
    siteSuspensionSeq: Generated<SiteSuspensionSeq>
    channelSeq: ChannelSeq
    kind: 'ILLEGAL' | 'RIGHTS' | 'FRAUD' | 'HARM' | 'TERMS'
    reason: string
    suspendedAt: Date
    suspendedByUserSeq: UserSeq
    liftedAt: Date | null
    liftedByUserSeq: UserSeq | null
    note: string | null
  }
  socialIdentities: {
    identitySeq: Generated<IdentitySeq>
    userSeq: UserSeq
    provider: 'KAK' | 'NAV' | 'GOG' | 'FAB'
    clientId: string
    subject: string
    email: string | null
    isEmailProved: Generated<boolean>
    connectedAt: Date
  }
  socialTickets: {
    ticketHash: string
    kind: 'STATE' | 'TOKEN'
    channelSeq: ChannelSeq
    provider: 'KAK' | 'NAV' | 'GOG' | 'FAB'
    browserHash: string
    sealed: string
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  suspensionAppeals: {
    suspensionAppealSeq: Generated<SuspensionAppealSeq>
    channelSeq: ChannelSeq
    siteSuspensionSeq: SiteSuspensionSeq
    text: string
    filedAt: Date
    filedByUserSeq: UserSeq
    outcome: 'LIFTED' | 'KEPT' | null
    answer: string | null
    answeredAt: Date | null
    answeredByUserSeq: UserSeq | null
  }
  trustedDevices: {
    trustHash: string
    userSeq: UserSeq
    family: string
    userAgent: string
    createdAt: Date
    usedAt: Date
    expiresAt: Date
  }
  userAgreements: {
    userAgreementSeq: Generated<UserAgreementSeq>
    userSeq: UserSeq
    channelSeq: ChannelSeq | null
    kind: 'terms' | 'privacy' | 'marketing'
    version: Generated<number>
    createdAt: Date
    manner: Generated<'AGREED' | 'READ'>
  }
  users: {
    userSeq: Generated<UserSeq>
    userUid: Generated<string>
    email: string
    passwordHash: string | null
    name: string
    phone: string | null
    language: Generated<'ko' | 'en' | 'jp'>
    isOperator: Generated<boolean>
    isInitPlan: Generated<boolean>
    emailVerifiedAt: Date | null
    status: Generated<'ACTIVE' | 'WITHDRAWN' | 'MERGED'>
    createdAt: Generated<Date>
    snsTypeCd: Generated<'LIV' | 'KAK' | 'NAV' | 'GOG' | 'FAB'>
    ownsEmail: Generated<boolean>
    phoneAt: Date | null
    profileImageKey: string | null
    withdrawnAt: Date | null
  }
  withdrawals: {
    userSeq: UserSeq
    name: string
    email: string
    phone: string | null
    withdrawnAt: Date
    eraseAt: Date
  }
}

/** The tables that a site sees: its own rows of these, and the tables without a site. */
export interface Tables extends PlatformTables {
  accessGrants: {
    channelSeq: Generated<ChannelSeq>
    grantSeq: Generated<GrantSeq>
    userSeq: UserSeq
    courseSeq: CourseSeq
    sourceType: 'ENROLMENT'
    sourceSeq: AttendSeq
    startsAt: Date
    endsAt: Date | null
    endedAt: Date | null
    endReason: 'REFUNDED' | 'CANCELLED' | 'EXPIRED' | null
  }
  alarms: {
    channelSeq: Generated<ChannelSeq>
    alarmSeq: Generated<AlarmSeq>
    targetUserSeq: UserSeq
    alarmType: string
    content: unknown
    path: string
    courseSeq: CourseSeq | null
    once: string
    createdAt: Date
    subType: string | null
    isLegacy: Generated<boolean>
    actorUserSeq: UserSeq | null
  }
  alimtalkAccounts: {
    channelSeq: Generated<ChannelSeq>
    apiKey: string
    sealedSecret: string
    channels: unknown
    pfId: string | null
    balance: number
    connectedAt: Date
    checkedAt: Date
    lastError: 'KEYS' | 'UNREACHABLE' | null
    senderNumber: string | null
    refusalNumber: string | null
    unitPrices: Generated<unknown>
  }
  alimtalkTemplates: {
    channelSeq: Generated<ChannelSeq>
    alimtalkTemplateSeq: Generated<AlimtalkTemplateSeq>
    name: string
    content: string
    buttons: unknown
    state: Generated<'DRAFT' | 'REQUESTED' | 'APPROVED' | 'REJECTED'>
    comment: string | null
    templateId: string | null
    pfId: string | null
    createdAt: Date
    updatedAt: Date
    deletedAt: Date | null
  }
  attendanceTolerances: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    lateMinutes: number
    earlyMinutes: number
  }
  attendances: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    userSeq: UserSeq
    attendSeq: AttendSeq | null
    userType: 'user' | 'facilitator' | 'classManager'
    joinedAt: Date
    lastJoinedAt: Date
    markedByUserSeq: UserSeq | null
  }
  billingCards: {
    channelSeq: Generated<ChannelSeq>
    cardSeq: Generated<CardSeq>
    registeredByUserSeq: UserSeq
    gateway: string
    isTest: boolean
    state: 'REQUESTED' | 'ACTIVE' | 'REMOVED'
    sealedCustomerKey: string | null
    sealedBillingKey: string | null
    brand: string | null
    cardEnd: string | null
    requestedAt: Date
    registeredAt: Date | null
    removedAt: Date | null
    memberUserSeq: UserSeq | null
    merchantSeq: MerchantSeq | null
  }
  boardCategories: {
    channelSeq: Generated<ChannelSeq>
    boardCategorySeq: Generated<BoardCategorySeq>
    boardSeq: BoardSeq
    name: string
    sort: number
  }
  boardComments: {
    channelSeq: Generated<ChannelSeq>
    boardCommentSeq: Generated<BoardCommentSeq>
    boardPostSeq: BoardPostSeq
    userSeq: UserSeq
    content: string
    createdAt: Date
    deletedAt: Date | null
    parentSeq: ParentSeq | null
    threadSeq: Generated<ThreadSeq>
    hiddenAt: Date | null
    hiddenByUserSeq: UserSeq | null
    hiddenReason: string | null
  }
  boardLikes: {
    channelSeq: Generated<ChannelSeq>
    boardPostSeq: BoardPostSeq
    userSeq: UserSeq
    likedAt: Date
  }
  boardMentions: {
    channelSeq: Generated<ChannelSeq>
    boardCommentSeq: BoardCommentSeq
    userSeq: UserSeq
    name: string
  }
  boardPostFiles: {
    channelSeq: Generated<ChannelSeq>
    boardPostSeq: BoardPostSeq
    sort: number
    fileSeq: FileSeq
    altText: string
  }
  boardPostMentions: {
    channelSeq: Generated<ChannelSeq>
    boardPostSeq: BoardPostSeq
    userSeq: UserSeq
    name: string
  }
  boardPosts: {
    channelSeq: Generated<ChannelSeq>
    boardPostSeq: Generated<BoardPostSeq>
    boardSeq: BoardSeq
    boardCategorySeq: BoardCategorySeq | null
    userSeq: UserSeq
    title: string
    content: string
    isPrivate: boolean
    pinnedAt: Date | null
    likeCount: Generated<number>
    commentCount: Generated<number>
    createdAt: Date
    updatedAt: Date
    deletedAt: Date | null
    courseSeq: CourseSeq | null
    importance: Generated<'NORMAL' | 'HIGH'>
    hiddenAt: Date | null
    hiddenByUserSeq: UserSeq | null
    hiddenReason: string | null
    answeredAt: Date | null
    acceptedSeq: AcceptedSeq | null
  }
  boardReports: {
    channelSeq: Generated<ChannelSeq>
    boardReportSeq: Generated<BoardReportSeq>
    boardPostSeq: BoardPostSeq
    boardCommentSeq: BoardCommentSeq | null
    userSeq: UserSeq
    reasonCd: 'SPAM' | 'ABUSE' | 'PRIVACY' | 'OTHER'
    description: string
    createdAt: Date
    settledAt: Date | null
    settledByUserSeq: UserSeq | null
    verdict: 'HIDDEN' | 'DISMISSED' | null
  }
  boardTempPosts: {
    channelSeq: Generated<ChannelSeq>
    boardSeq: BoardSeq
    userSeq: UserSeq
    title: string
    content: string
    boardCategorySeq: BoardCategorySeq | null
    isPrivate: boolean
    savedAt: Date
  }
  boards: {
    channelSeq: Generated<ChannelSeq>
    boardSeq: Generated<BoardSeq>
    boardTypeCd: '02'
    name: string
    isSystem: Generated<boolean>
  }
  calendarFeeds: {
    channelSeq: Generated<ChannelSeq>
    calendarFeedSeq: Generated<CalendarFeedSeq>
    userSeq: UserSeq
    scope: 'PERSON' | 'CLASS' | 'SITE'
    courseSeq: CourseSeq | null
    secretHash: string
    language: 'ko' | 'en' | 'jp'
    createdAt: Date
  }
  campaignCalls: {
    channelSeq: Generated<ChannelSeq>
    campaignSeq: CampaignSeq
    groupId: string
    apiKey: string
    sentAt: Date
    checkAt: Date
  }
  campaignImages: {
    channelSeq: Generated<ChannelSeq>
    fileSeq: FileSeq
    imageId: string
    apiKey: string
    createdAt: Date
    usedBy: 'FRIENDTALK' | 'SMS'
  }
  campaignMessages: {
    channelSeq: Generated<ChannelSeq>
    campaignSeq: CampaignSeq
    userSeq: UserSeq
    state: Generated<'QUEUED' | 'SENDING' | 'SENT' | 'DELIVERED' | 'FAILED' | 'SKIPPED' | 'UNCERTAIN'>
    reason: string | null
    tries: Generated<number>
    claimedAt: Date | null
    sentAt: Date | null
    openedAt: Date | null
    clickedAt: Date | null
    unsubscribedAt: Date | null
    dueAt: Date | null
    cause: Generated<string>
    groupId: string | null
    messageId: string | null
  }
  campaigns: {
    channelSeq: Generated<ChannelSeq>
    campaignSeq: Generated<CampaignSeq>
    name: string
    channelType: 'EMAIL' | 'ALIMTALK' | 'FRIENDTALK' | 'SMS' | 'SITE'
    trigger: Generated<'NOW' | 'SCHEDULED' | 'EVENT'>
    state: Generated<'DRAFT' | 'SCHEDULED' | 'SENDING' | 'ACTIVE' | 'PAUSED' | 'DONE' | 'STOPPED'>
    audience: unknown
    isAd: boolean
    subject: string
    content: string
    scheduledAt: Date | null
    startedAt: Date | null
    finishedAt: Date | null
    collectedTo: number | null
    collectedAt: Date | null
    recipientCount: Generated<number>
    sentCount: Generated<number>
    failedCount: Generated<number>
    skippedCount: Generated<number>
    uncertainCount: Generated<number>
    openedCount: Generated<number>
    clickedCount: Generated<number>
    unsubscribedCount: Generated<number>
    createdByUserSeq: UserSeq
    createdAt: Date
    updatedAt: Date
    deletedAt: Date | null
    segmentSeq: SegmentSeq | null
    event: unknown | null
    alimtalkTemplateSeq: AlimtalkTemplateSeq | null
    pauseReason: string | null
    buttons: Generated<unknown>
    imageFileSeq: FileSeq | null
    linkPath: string | null
    watchedTo: Date | null
    deliveredCount: Generated<number>
  }
  cashReceipts: {
    channelSeq: Generated<ChannelSeq>
    orderSeq: OrderSeq
    kind: 'INCOME' | 'EXPENSE' | 'SELF'
    sealed: string | null
    numberEnd: string | null
    requestedAt: Date
    issueNumber: string | null
    issuedAt: Date | null
    issuedByUserSeq: UserSeq | null
  }
  certificateRules: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    minPercent: number
  }
  certificates: {
    channelSeq: Generated<ChannelSeq>
    attendSeq: AttendSeq
    courseSeq: CourseSeq
    certificateNo: string
    issuedAt: Date
  }
  challengeCheckIns: {
    channelSeq: Generated<ChannelSeq>
    challengeCheckInSeq: Generated<ChallengeCheckInSeq>
    challengeMissionSeq: ChallengeMissionSeq
    classSeq: ClassSeq
    attendSeq: AttendSeq
    userSeq: UserSeq
    challengeDay: string
    content: Generated<string>
    amount: number | null
    fileSeq: FileSeq | null
    altText: Generated<string>
    rejectedAt: Date | null
    rejectedReason: string | null
    rejectedByUserSeq: UserSeq | null
    createdAt: Date
    deletedAt: Date | null
  }
  challengeCheers: {
    channelSeq: Generated<ChannelSeq>
    challengeCheckInSeq: ChallengeCheckInSeq
    userSeq: UserSeq
    createdAt: Date
  }
  challengeDepositReturns: {
    channelSeq: Generated<ChannelSeq>
    attendSeq: AttendSeq
    classSeq: ClassSeq
    rate: number
    amount: number
    currency: 'KRW' | 'USD'
    createdAt: Date
  }
  challengeLeaders: {
    channelSeq: Generated<ChannelSeq>
    classSeq: ClassSeq
    userSeq: UserSeq
    addedAt: Date
  }
  challengeMissions: {
    channelSeq: Generated<ChannelSeq>
    challengeMissionSeq: Generated<ChallengeMissionSeq>
    classSeq: ClassSeq
    title: string
    content: Generated<string>
    checkInType: 'CHECK' | 'TEXT' | 'NUMBER' | 'PHOTO'
    unit: Generated<string>
    fromDay: Generated<number>
    untilDay: number | null
    dailyStartTime: string | null
    dailyEndTime: string | null
    xp: Generated<number>
    point: Generated<number>
    sort: Generated<number>
    createdAt: Date
    deletedAt: Date | null
  }
  challengeTerms: {
    channelSeq: Generated<ChannelSeq>
    classSeq: ClassSeq
    introduction: Generated<string>
    depositPercent: number | null
    depositFullRate: number | null
    depositMinRate: number | null
    depositSettledAt: Date | null
  }
  challenges: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    showsRanking: Generated<boolean>
    reminderHour: Generated<number | null>
    createdAt: Date
  }
  channelCategories: {
    channelSeq: Generated<ChannelSeq>
    channelCategorySeq: Generated<ChannelCategorySeq>
    name: string
    sort: Generated<number>
  }
  chatBans: {
    channelSeq: Generated<ChannelSeq>
    chatRoomSeq: ChatRoomSeq
    userSeq: UserSeq
    bannedAt: Date
    bannedByUserSeq: UserSeq
  }
  chatMessages: {
    channelSeq: Generated<ChannelSeq>
    chatMessageSeq: Generated<ChatMessageSeq>
    chatRoomSeq: ChatRoomSeq
    userSeq: UserSeq
    isStaff: boolean
    clientKey: string
    content: string
    createdAt: Date
    removedAt: Date | null
    hiddenAt: Date | null
    hiddenByUserSeq: UserSeq | null
  }
  chatReads: {
    channelSeq: Generated<ChannelSeq>
    chatRoomSeq: ChatRoomSeq
    userSeq: UserSeq
    enteredAt: Date
    readUpTo: Generated<number>
  }
  chatRooms: {
    channelSeq: Generated<ChannelSeq>
    chatRoomSeq: Generated<ChatRoomSeq>
    courseSeq: CourseSeq | null
    name: string
    writers: Generated<'ALL' | 'STAFF'>
    sort: number
    closedAt: Date | null
    createdAt: Date
    deletedAt: Date | null
    externalUrl: string | null
    audience: 'MEMBERS' | 'STUDENTS' | null
  }
  chatSecrets: {
    channelSeq: Generated<ChannelSeq>
    sealed: string
    updatedAt: Date
  }
  classAnswers: {
    channelSeq: Generated<ChannelSeq>
    answerSeq: Generated<AnswerSeq>
    questionSeq: QuestionSeq
    userSeq: UserSeq
    isStaff: boolean
    content: string
    createdAt: Date
    deletedAt: Date | null
  }
  classComments: {
    channelSeq: Generated<ChannelSeq>
    classCommentSeq: Generated<ClassCommentSeq>
    classPostSeq: ClassPostSeq
    userSeq: UserSeq
    content: string
    createdAt: Date
    deletedAt: Date | null
    hiddenAt: Date | null
    hiddenByUserSeq: UserSeq | null
    hiddenReason: string | null
  }
  classPostPictures: {
    channelSeq: Generated<ChannelSeq>
    classPostSeq: ClassPostSeq
    sort: number
    fileSeq: FileSeq
    altText: string
  }
  classPosts: {
    channelSeq: Generated<ChannelSeq>
    classPostSeq: Generated<ClassPostSeq>
    courseSeq: CourseSeq
    userSeq: UserSeq
    content: string
    scope: 'PUBLIC' | 'PRIVATE'
    curriculumSeq: CurriculumSeq | null
    attendSeq: AttendSeq | null
    challengeDay: string | null
    pinnedAt: Date | null
    hiddenAt: Date | null
    hiddenByUserSeq: UserSeq | null
    hiddenReason: string | null
    createdAt: Date
    deletedAt: Date | null
    isOpen: Generated<boolean>
  }
  classQuestions: {
    channelSeq: Generated<ChannelSeq>
    questionSeq: Generated<QuestionSeq>
    courseSeq: CourseSeq
    userSeq: UserSeq
    content: string
    isSecret: boolean
    answeredAt: Date | null
    createdAt: Date
    deletedAt: Date | null
    curriculumSeq: CurriculumSeq | null
    playSecond: number | null
  }
  classReports: {
    channelSeq: Generated<ChannelSeq>
    classReportSeq: Generated<ClassReportSeq>
    classPostSeq: ClassPostSeq
    classCommentSeq: ClassCommentSeq | null
    userSeq: UserSeq
    reasonCd: 'SPAM' | 'ABUSE' | 'PRIVACY' | 'OTHER'
    description: string
    createdAt: Date
    settledAt: Date | null
    settledByUserSeq: UserSeq | null
    verdict: 'HIDDEN' | 'DISMISSED' | null
  }
  communityBoards: {
    channelSeq: Generated<ChannelSeq>
    boardSeq: Generated<BoardSeq>
    boardTypeCd: '02' | '03' | '04' | '07' | '08' | '09'
    title: string
    description: string
    readAudience: 'ALL' | 'MBR' | 'STUD' | 'OWN' | 'MNG' | 'TCH'
    writeAudience: 'MBR' | 'STUD' | 'OWN' | 'MNG' | 'TCH'
    allowsPrivate: boolean
    allowsComments: boolean
    isHidden: boolean
    sort: number
    createdAt: Date
    courseSeq: CourseSeq | null
    readLevelSeq: LevelSeq | null
    writeLevelSeq: LevelSeq | null
    isListedBelow: Generated<boolean>
  }
  couponCourses: {
    channelSeq: Generated<ChannelSeq>
    couponInfoSeq: CouponInfoSeq
    courseSeq: CourseSeq
  }
  couponIssues: {
    channelSeq: Generated<ChannelSeq>
    couponIssueSeq: Generated<CouponIssueSeq>
    couponInfoSeq: CouponInfoSeq
    userSeq: UserSeq
    receivedBy: 'CODE' | 'DOWNLOAD' | 'LINK' | 'FORM' | 'CAMPAIGN'
    issuedAt: Date
  }
  couponUses: {
    channelSeq: Generated<ChannelSeq>
    couponIssueSeq: CouponIssueSeq
    orderSeq: OrderSeq
    itemNo: number
    discountAmount: number
    state: 'RESERVED' | 'USED' | 'FREE' | 'RETURNED'
    reservedAt: Date
    reservedUntil: Date
    usedAt: Date | null
    endedAt: Date | null
  }
  coupons: {
    channelSeq: Generated<ChannelSeq>
    couponInfoSeq: Generated<CouponInfoSeq>
    name: string
    code: string | null
    linkToken: string | null
    isDownloadable: boolean
    target: 'SITE' | 'COURSE'
    discountType: 'AMOUNT' | 'PERCENT'
    value: number
    maxDiscount: number | null
    minAmount: Generated<number>
    startsAt: Date
    endsAt: Date
    totalLimit: number | null
    perUserLimit: Generated<number>
    issuedCount: Generated<number>
    isReturned: Generated<boolean>
    isActive: boolean
    createdAt: Date
    allowsLevelDiscount: Generated<boolean>
  }
  courseEntryCodes: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    eventCode: string
    label: string
    hits: Generated<number>
    createdAt: Date
  }
  courseLikes: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    userSeq: UserSeq
    likedAt: Date
  }
  coursePictures: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    sort: number
    fileSeq: FileSeq
    altText: string
  }
  courseRequests: {
    channelSeq: Generated<ChannelSeq>
    requestKey: string
    courseSeq: CourseSeq | null
    createdAt: Date
  }
  courseRounds: {
    channelSeq: Generated<ChannelSeq>
    classSeq: Generated<ClassSeq>
    courseSeq: CourseSeq
    partNumber: Generated<number>
    startAt: Date | null
    endAt: Date | null
    userLimitTypeCd: Generated<'99' | '00' | '01'>
    maxUserCount: number | null
    seatsTaken: Generated<number>
    acceptedCount: Generated<number>
    waitCount: Generated<number>
    recruitedFrom: Date | null
    recruitedUntil: Date | null
    minUserCount: number | null
    state: Generated<'DRAFT' | 'OPENED' | 'DISCARDED'>
    openAt: Date | null
    recruitClosedAt: Date | null
    rowVersion: Generated<number>
    openedAt: Date | null
  }
  courseSeo: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    title: Generated<string>
    description: Generated<string>
    keywords: Generated<string>
    ogTitle: Generated<string>
    ogDescription: Generated<string>
    ogImageFileSeq: FileSeq | null
    noIndex: Generated<boolean>
    noFollow: Generated<boolean>
    updatedAt: Date
  }
  courseSettings: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    reviewShowYn: Generated<'Y' | 'N'>
    qaShowYn: Generated<'Y' | 'N'>
    questionStatusCd: Generated<'00' | '99'>
    attendCountShowYn: Generated<'Y' | 'N'>
    tutorShowYn: Generated<'Y' | 'N'>
    validityShowYn: Generated<'Y' | 'N'>
    promotionShowYn: Generated<'Y' | 'N'>
    remainingTermShowYn: Generated<'Y' | 'N'>
    remainingAttendeeShowYn: Generated<'Y' | 'N'>
    rollingShowYn: Generated<'Y' | 'N'>
    remainingEndAt: Date | null
    floatingShowYn: Generated<'Y' | 'N'>
    floatingReviewShowYn: Generated<'Y' | 'N'>
    floatingLabel: Generated<string>
    floatingButton: Generated<string>
    floatingShowStartAt: Date | null
    floatingShowEndAt: Date | null
    eventFields: Generated<unknown>
    updatedAt: Date
    memberOnly: Generated<boolean>
    attendSumShowYn: Generated<'Y' | 'N'>
    inviteEventYn: Generated<'Y' | 'N'>
    inviteEventTitle: Generated<string>
    inviteEventInfo: Generated<string>
    canSendInviteEventYn: Generated<'Y' | 'N'>
    postOpenYn: Generated<'Y' | 'N'>
    minLevelSeq: LevelSeq | null
  }
  courseStaff: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    userSeq: UserSeq
    userTypeCd: Generated<'TCH' | 'MNG' | 'FAC' | 'CMG'>
    sort: Generated<number>
    isInvited: Generated<boolean>
    addedAt: Date | null
  }
  courseTallies: {
    channelSeq: Generated<ChannelSeq>
    slot: Generated<number>
    channelCategorySeq: ChannelCategorySeq | null
    serviceAlias: string | null
    marks: number
    amount: number
  }
  courses: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: Generated<CourseSeq>
    contentId: Generated<string>
    courseTypeCd: Generated<'01' | '02' | '03' | '04' | '05'>
    channelCategorySeq: ChannelCategorySeq | null
    title: string
    subTitle: Generated<string>
    introduction: Generated<string>
    desc1: Generated<string>
    desc2: Generated<string>
    desc3: Generated<string>
    desc4: Generated<string>
    desc5: Generated<string>
    desc6: Generated<string>
    imageFileSeq: FileSeq | null
    difficultyCd: Generated<'01' | '02' | '03'>
    fareCd: Generated<'00' | '01' | '03'>
    price: Generated<number>
    discountPrice: number | null
    discountStartAt: Date | null
    discountEndAt: Date | null
    currency: Generated<'KRW' | 'USD'>
    vodDays: Generated<number>
    publicCd: Generated<'00' | '99'>
    payStartAt: Date | null
    payEndAt: Date | null
    recruitClosedAt: Date | null
    choiseTypeCd: Generated<'00' | '01'>
    curriculumProgressCd: Generated<'00' | '01'>
    state: Generated<'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | 'TRASHED' | 'PURGED'>
    stateBeforeTrash: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | null
    autoPublishAt: Date | null
    publishedAt: Date | null
    trashedAt: Date | null
    restoreExpiresAt: Date | null
    lessonKinds: Generated<string[]>
    lessonCount: Generated<number>
    videosMissing: Generated<number>
    totalSeconds: Generated<number>
    reviewCount: Generated<number>
    reviewSum: Generated<number>
    writerUserSeq: UserSeq
    sort: Generated<number>
    rowVersion: Generated<number>
    createdAt: Date
    updatedAt: Date
    serviceAlias: string | null
    rejectedReason: string | null
    likeCount: Generated<number>
    displayCurrency: Generated<'KRW' | 'USD'>
    priceEx: number | null
    discountPriceEx: number | null
    installmentMonth: number | null
    materialTitle: Generated<string>
    materialPrice: number | null
    materialPriceEx: number | null
    currentPartNumber: Generated<number>
    learnerCount: Generated<number>
    byPopularity: Generated<number>
    byNewest: Generated<number>
    byPrice: Generated<number>
    byRating: Generated<number>
    byClosing: Generated<number>
    marks: Generated<number>
    scheduleTypeCd: Generated<'S' | 'R' | 'D'>
    weekdays: Generated<number[]>
    classFrom: number | null
    classUntil: number | null
    categoryCd: string | null
    openTypeCd: Generated<'00' | '99'>
    openTypeUrl: string | null
    subscribeYn: Generated<'Y' | 'N'>
    imageAlt: Generated<string>
    productKind: Generated<'CLASS' | 'PACKAGE' | 'CHALLENGE' | 'CONTENTS'>
    deliveryCd: Generated<'00' | '99'>
  }
  curriculumFiles: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    fileSeq: FileSeq
    sort: number
  }
  curriculumProgress: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    attendSeq: AttendSeq
    state: 'NONE' | 'STARTED' | 'DONE'
    watched: Generated<unknown>
    watchedPercent: Generated<number>
    playSecond: Generated<number>
    openedAt: Date
    completedAt: Date | null
    updatedAt: Date
    spentMs: Generated<number>
    given: Generated<number>
    givenLast: Generated<number[]>
    addedMinutes: Generated<number>
  }
  curriculums: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: Generated<CurriculumSeq>
    courseSeq: CourseSeq
    curriculumTypeCd: '00' | '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09'
    title: string
    content: Generated<string>
    sort: number
    isPublic: Generated<boolean>
    lockStatusYn: Generated<'Y' | 'N'>
    uploadVodSeq: UploadVodSeq | null
    limitPercent: Generated<number>
    offlineStartAt: Date | null
    offlineEndAt: Date | null
    addrRoad1: string | null
    addrRoad2: string | null
    createdAt: Date
    deletedAt: Date | null
    workTypeCd: Generated<'99' | '00' | '01' | '02'>
    limitDupPlay: Generated<number>
    multiplyPlayTime: Generated<number>
    limitPlayTime: Generated<number>
    hasSpeedControl: Generated<boolean>
    vodTypeCd: Generated<'00' | '01' | '02'>
    linkUrl: Generated<string>
    linkSeconds: Generated<number>
    missionType: 'ENTER_CHAT_ROOM' | 'LESSON_COMPLETE' | 'NEW_POST' | null
    missionResourceSeq: CurriculumSeq | null
    xp: Generated<number>
    point: Generated<number>
    credit: Generated<number>
    maxChallengeCount: Generated<number>
    dailyChallengeCount: Generated<number>
    completionRateCondition: Generated<number>
    dailyStartTime: string | null
    dailyEndTime: string | null
    challengeEndAt: Date | null
    publicScopeFixedYn: Generated<'Y' | 'N'>
    publicScopeDefault: Generated<'PUBLIC' | 'PRIVATE'>
    isPdfSecure: Generated<boolean>
    zipcode: string | null
    lat: number | null
    lon: number | null
    chatRoomSeq: ChatRoomSeq | null
    isAvailable: Generated<boolean>
    revision: Generated<number>
    revisedAt: Date | null
    isHeld: Generated<boolean>
  }
  deliveries: {
    channelSeq: Generated<ChannelSeq>
    deliverySeq: Generated<DeliverySeq>
    orderSeq: OrderSeq
    itemNo: number
    state: Generated<'READY' | 'SHIPPED' | 'DELIVERED' | 'RETURNED' | 'CANCELLED'>
    courierCd: 'CJ' | 'EPOST' | 'HANJIN' | 'LOTTE' | 'LOGEN' | 'OTHER' | null
    trackingNo: string | null
    createdAt: Date
    shippedAt: Date | null
    changedAt: Date
  }
  depositAccounts: {
    channelSeq: Generated<ChannelSeq>
    bankName: string
    accountNumber: string
    holder: string
    dueDays: number
    isActive: boolean
    changedAt: Date
  }
  deposits: {
    channelSeq: Generated<ChannelSeq>
    paymentSeq: PaymentSeq
    bankName: string
    accountNumber: string
    holder: string
    dueAt: Date
    remindedAt: Date | null
    depositorName: string | null
    confirmedAt: Date | null
    confirmedByUserSeq: UserSeq | null
    secretHash: string | null
  }
  enrolments: {
    channelSeq: Generated<ChannelSeq>
    attendSeq: Generated<AttendSeq>
    courseSeq: CourseSeq
    classSeq: ClassSeq
    userSeq: UserSeq
    source: 'ORDER' | 'FREE' | 'MEMBERSHIP'
    state: 'PENDING_PAYMENT' | 'WAITING' | 'APPROVED' | 'CANCELLED' | 'EXPIRED'
    holdUntil: Date | null
    appliedAt: Date
    attendAt: Date | null
    validAt: Date | null
    reviewExpiresAt: Date | null
    cancelledAt: Date | null
    cancelReason: string | null
    name: string
    email: string
    phone: string | null
    waitKind: 'LIST' | 'APPROVAL' | null
    waitingSince: Date | null
    invitedUntil: Date | null
    eventCode: string | null
    parentAttendSeq: AttendSeq | null
    waitPayment: 'OPEN' | 'PAID' | null
    isResting: Generated<boolean>
  }
  exchangeRates: {
    channelSeq: Generated<ChannelSeq>
    exchangeRate: number
    setAt: Date
  }
  fileImportCourses: {
    channelSeq: Generated<ChannelSeq>
    fileImportSeq: FileImportSeq
    position: number
    name: string
    rowCount: number
    courseSeq: CourseSeq | null
  }
  fileImportRows: {
    channelSeq: Generated<ChannelSeq>
    fileImportSeq: FileImportSeq
    position: number
    sheetNo: number
    rowNo: number
    cells: string[]
    groupAt: number | null
    fault: 'TITLE_MISSING' | 'TITLE_LENGTH' | 'KIND_WRONG' | 'PRICE_WRONG' | 'CURRENCY_WRONG' | 'INTRODUCTION_LONG' | 'CATEGORY_LONG' | 'TEACHER_UNKNOWN' | 'SECTION_LONG' | 'LESSON_MISSING' | 'LESSON_LONG' | 'LESSON_KIND_WRONG' | 'VIDEO_WRONG' | 'MINUTES_WRONG' | 'TOO_MANY_LESSONS' | 'OTHER_ROW' | 'WHO_MISSING' | 'EMAIL_WRONG' | 'PHONE_WRONG' | 'NAME_LONG' | 'COURSE_MISSING' | 'COURSE_UNKNOWN' | 'DAY_WRONG' | 'AMOUNT_WRONG' | 'UNTIL_WRONG' | 'DUPLICATE' | null
    outcome: 'DONE' | 'ALREADY' | 'WAITING' | 'RECORDED' | 'FAILED' | null
    message: string | null
    courseSeq: CourseSeq | null
  }
  fileImports: {
    channelSeq: Generated<ChannelSeq>
    fileImportSeq: Generated<FileImportSeq>
    kind: 'COURSES' | 'PLACES'
    state: Generated<'READ' | 'RUNNING' | 'DONE'>
    fileName: string
    headings: string[]
    columns: unknown
    uploadedByUserSeq: UserSeq
    uploadedAt: Date
    language: 'ko' | 'en' | 'jp'
    startedAt: Date | null
    finishedAt: Date | null
    sendsInvitations: Generated<boolean>
    addsSeats: Generated<boolean>
  }
  files: {
    channelSeq: Generated<ChannelSeq>
    fileSeq: Generated<FileSeq>
    kind: 'course' | 'profile' | 'common' | 'channel' | 'favicon' | 'material' | 'assignment' | 'post' | 'board' | 'payee' | 'invoice' | 'live_picture' | 'live_document' | 'board_picture' | 'board_file' | 'review' | 'form_file' | 'import_file'
    storageKey: string
    originFileName: string
    contentType: string
    fileSize: number
    widths: Generated<number[]>
    uploadedByUserSeq: UserSeq | null
    createdAt: Date
    letGoAt: Date | null
    width: number | null
    height: number | null
    sealedAt: Date | null
  }
  formEventRuns: {
    channelSeq: Generated<ChannelSeq>
    formResponseSeq: FormResponseSeq
    action: string
    doneAt: Date
    outcome: string | null
  }
  formEvents: {
    channelSeq: Generated<ChannelSeq>
    formSeq: FormSeq
    action: 'MESSAGE' | 'REDIRECT' | 'COUPON' | 'SEGMENT' | 'ENROL' | 'NOTIFY'
    params: unknown
  }
  formFiles: {
    channelSeq: Generated<ChannelSeq>
    fileSeq: FileSeq
    formResponseSeq: FormResponseSeq
    formItemSeq: FormItemSeq
    sort: number
  }
  formItems: {
    channelSeq: Generated<ChannelSeq>
    formItemSeq: Generated<FormItemSeq>
    formSeq: FormSeq
    itemType: 'SHORT_TEXT' | 'LONG_TEXT' | 'MULTIPLE_CHOICE' | 'SINGLE_CHOICE' | 'DROPDOWN' | 'PHONE_NUMBER' | 'EMAIL' | 'NUMBER' | 'DATE' | 'RATING' | 'FILE' | 'AGREE' | 'SECTION' | 'PAGE'
    label: string
    helpText: Generated<string>
    isRequired: Generated<boolean>
    options: Generated<unknown>
    agreeKind: 'privacy' | 'marketing' | null
    agreeText: Generated<string>
    sort: number
    showIf: unknown | null
  }
  formResponses: {
    channelSeq: Generated<ChannelSeq>
    formResponseSeq: Generated<FormResponseSeq>
    formSeq: FormSeq
    version: number
    userSeq: UserSeq | null
    browserHash: string | null
    isOnly: boolean
    answers: unknown
    searchText: string
    submittedAt: Date
    modifiedAt: Date | null
  }
  formVersions: {
    channelSeq: Generated<ChannelSeq>
    formSeq: FormSeq
    version: number
    items: unknown
    publishedAt: Date
  }
  formerServiceAliases: {
    channelSeq: Generated<ChannelSeq>
    former: string
    alias: string | null
    createdAt: Date
  }
  forms: {
    channelSeq: Generated<ChannelSeq>
    formSeq: Generated<FormSeq>
    formId: string
    title: string
    description: Generated<string>
    state: Generated<'DRAFT' | 'PUBLISHED' | 'CLOSED'>
    answerMode: Generated<'MOD_N' | 'MOD_Y' | 'DUP_Y'>
    isLoginRequired: Generated<boolean>
    startsAt: Date | null
    endsAt: Date | null
    maxResponses: number | null
    responseCount: Generated<number>
    publishedVersion: number | null
    createdAt: Date
    updatedAt: Date
  }
  importedCourses: {
    channelSeq: Generated<ChannelSeq>
    importKey: string
    courseSeq: CourseSeq
    importedAt: Date
  }
  importedSales: {
    channelSeq: Generated<ChannelSeq>
    importedSaleSeq: Generated<ImportedSaleSeq>
    importKey: string
    state: 'PLACED' | 'WAITING' | 'RECORDED'
    userSeq: UserSeq | null
    name: string
    email: string
    courseSeq: CourseSeq
    soldOn: string | null
    amount: number | null
    currency: 'KRW' | 'USD'
    untilOn: string | null
    importedByUserSeq: UserSeq
    importedAt: Date
    addsSeats: Generated<boolean>
  }
  inviteCodes: {
    channelSeq: Generated<ChannelSeq>
    refererCode: string
    courseSeq: CourseSeq
    userSeq: UserSeq
    createdAt: Date
  }
  invites: {
    channelSeq: Generated<ChannelSeq>
    courseSeq: CourseSeq
    userSeq: UserSeq
    inviterUserSeq: UserSeq
    openedAt: Date
  }
  keywordEditions: {
    channelSeq: Generated<ChannelSeq>
    version: number
    words: unknown
    savedByUserSeq: UserSeq
    createdAt: Date
  }
  legalTexts: {
    channelSeq: Generated<ChannelSeq>
    kind: 'terms' | 'privacy' | 'marketing'
    version: number
    isStandard: boolean
    body: string
    bodyEn: string | null
    summary: Generated<string>
    isAdverse: boolean
    needsConsent: boolean
    effectiveAt: Date
    publishedAt: Date
    publishedByUserSeq: UserSeq
  }
  lessonMeetings: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    liveTypeCd: '00' | '01'
    accountId: string
    creationKey: string
    isBegun: boolean
    meetingKey: string | null
    sealedLinks: string | null
    madeTitle: string | null
    madeStartsAt: Date | null
    madeEndsAt: Date | null
    fault: 'KEYS' | 'PERMISSION' | 'HOST' | 'UNREACHABLE' | 'REFUSED' | null
    faultCode: string | null
    tries: Generated<number>
    busyUntil: Date | null
    changedAt: Date
  }
  lessonNotes: {
    channelSeq: Generated<ChannelSeq>
    lessonNoteSeq: Generated<LessonNoteSeq>
    courseSeq: CourseSeq
    curriculumSeq: CurriculumSeq
    userSeq: UserSeq
    kind: 'NOTE' | 'BOOKMARK'
    playSecond: number | null
    content: string
    createdAt: Date
    updatedAt: Date
  }
  levelChanges: {
    channelSeq: Generated<ChannelSeq>
    levelChangeSeq: Generated<LevelChangeSeq>
    userSeq: UserSeq
    fromLevelSeq: LevelSeq | null
    toLevelSeq: LevelSeq | null
    cause: 'RULE' | 'SETTINGS' | 'GIVEN' | 'REVOKED'
    reason: string | null
    byUserSeq: UserSeq | null
    createdAt: Date
  }
  levelMembers: {
    channelSeq: Generated<ChannelSeq>
    userSeq: UserSeq
    levelSeq: LevelSeq
    isByHand: boolean
    since: Date
  }
  levelSettings: {
    channelSeq: Generated<ChannelSeq>
    isBesideNames: boolean
  }
  liveBoardElements: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    elementId: string
    userSeq: UserSeq
    page: number
    position: number
    version: number
    shape: unknown | null
    updatedAt: Date
  }
  liveBoards: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    isOpen: boolean
    isForAll: Generated<boolean>
    page: Generated<number>
    pageCount: Generated<number>
    version: Generated<number>
    shownVersion: Generated<number>
  }
  liveCaptions: {
    channelSeq: Generated<ChannelSeq>
    liveCaptionSeq: Generated<LiveCaptionSeq>
    curriculumSeq: CurriculumSeq
    userSeq: UserSeq
    liveGroupSeq: LiveGroupSeq | null
    clientKey: string
    content: string
    saidAt: Date
  }
  liveDefaults: {
    channelSeq: Generated<ChannelSeq>
    liveTypeCd: '00' | '01' | '02' | '99'
  }
  liveDivisions: {
    channelSeq: Generated<ChannelSeq>
    liveDivisionSeq: Generated<LiveDivisionSeq>
    curriculumSeq: CurriculumSeq
    openedByUserSeq: UserSeq
    opensAt: Date
    closesAt: Date | null
  }
  liveGroupPeople: {
    channelSeq: Generated<ChannelSeq>
    liveDivisionSeq: LiveDivisionSeq
    userSeq: UserSeq
    liveGroupSeq: LiveGroupSeq | null
    beforeGroupSeq: BeforeGroupSeq | null
    movesAt: Date
  }
  liveGroups: {
    channelSeq: Generated<ChannelSeq>
    liveGroupSeq: Generated<LiveGroupSeq>
    liveDivisionSeq: LiveDivisionSeq
    number: number
    helpRequestedAt: Date | null
  }
  liveItems: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    courseSeq: CourseSeq
    startsAt: Date
    endsAt: Date
    liveTypeCd: '00' | '01' | '02' | '99'
    attendeeJoinTimeLive: number
    tchJoinTimeLive: number
    hasJoinUrl: boolean
    sealedDoor: string
    tomorrowToldAt: Date | null
    soonToldAt: Date | null
    overToldAt: Date | null
    liveType: Generated<'00' | '01'>
    hasWaitingRoom: Generated<boolean>
    hasAudience: Generated<boolean>
  }
  livePollVotes: {
    channelSeq: Generated<ChannelSeq>
    livePollSeq: LivePollSeq
    userSeq: UserSeq
    choice: number
    votedAt: Date
  }
  livePolls: {
    channelSeq: Generated<ChannelSeq>
    livePollSeq: Generated<LivePollSeq>
    curriculumSeq: CurriculumSeq
    question: string
    choices: string[]
    createdByUserSeq: UserSeq
    createdAt: Date
    closedAt: Date | null
  }
  liveRecordedCaptions: {
    channelSeq: Generated<ChannelSeq>
    liveRecordingSeq: LiveRecordingSeq
    userSeq: UserSeq
    clientKey: string
    content: string
    captionLanguage: 'ko' | 'en' | 'ja' | 'zh' | 'vi' | 'th' | 'id' | 'mn' | 'ru' | 'es' | 'fr' | 'de'
    beganAt: Date
    saidAt: Date
  }
  liveRecordings: {
    channelSeq: Generated<ChannelSeq>
    liveRecordingSeq: Generated<LiveRecordingSeq>
    curriculumSeq: CurriculumSeq
    state: 'RECORDING' | 'PROCESSING' | 'READY' | 'FAILED'
    startedAt: Date
    startedByUserSeq: UserSeq
    endedAt: Date | null
    endedByUserSeq: UserSeq | null
    endReason: 'STOPPED' | 'LESSON_OVER' | 'ROOM_EMPTY' | 'TOO_LARGE' | 'DISK_FULL' | 'FAILED' | null
    emptySince: Date | null
    queuedAt: Date | null
    takes: Generated<number>
    bytes: Generated<number>
    failedReason: 'NOTHING' | 'DISK_FULL' | 'QUOTA_FULL' | 'CLASS_FULL' | 'FAILED' | null
    failedAt: Date | null
    lessonSeq: CurriculumSeq | null
    uploadVodSeq: UploadVodSeq | null
    clearedAt: Date | null
  }
  liveRoomMessages: {
    channelSeq: Generated<ChannelSeq>
    liveMessageSeq: Generated<LiveMessageSeq>
    curriculumSeq: CurriculumSeq
    userSeq: UserSeq
    isHost: boolean
    isForHosts: boolean
    clientKey: string
    content: string
    createdAt: Date
    removedAt: Date | null
    fileSeq: FileSeq | null
    liveGroupSeq: LiveGroupSeq | null
    isAnnouncement: Generated<boolean>
  }
  liveRoomPeople: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    userSeq: UserSeq
    userType: 'user' | 'facilitator' | 'classManager'
    state: 'WAITING' | 'ADMITTED' | 'DECLINED' | 'REMOVED'
    attendSeq: AttendSeq | null
    requestedAt: Date
    decidedAt: Date | null
    decidedByUserSeq: UserSeq | null
    handRaisedAt: Date | null
    mayDraw: Generated<boolean>
    stageInvitedAt: Date | null
    onStageAt: Date | null
  }
  liveRoomPresences: {
    channelSeq: Generated<ChannelSeq>
    livePresenceSeq: Generated<LivePresenceSeq>
    curriculumSeq: CurriculumSeq
    userSeq: UserSeq
    identity: string
    joinedAt: Date
    leftAt: Date | null
    liveGroupSeq: LiveGroupSeq | null
    seenAt: Date | null
  }
  liveRooms: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    isLocked: Generated<boolean>
    createdAt: Date
    timerEndsAt: Date | null
    timerLeftSeconds: number | null
    hasCaptions: Generated<boolean>
    keepsCaptions: Generated<boolean>
  }
  mailNoticeChoices: {
    channelSeq: Generated<ChannelSeq>
    userSeq: UserSeq
    kind: 'SALE' | 'ANSWER' | 'SEAT' | 'REVIEW'
    isOn: boolean
    updatedAt: Date
  }
  mailNotices: {
    channelSeq: Generated<ChannelSeq>
    userSeq: UserSeq
    once: string
    createdAt: Date
  }
  marketingChoices: {
    channelSeq: Generated<ChannelSeq>
    marketingChoiceSeq: Generated<MarketingChoiceSeq>
    userSeq: UserSeq
    isAgreed: boolean
    way: 'JOIN' | 'ACCOUNT' | 'MAIL' | 'ONE_CLICK' | 'NOTICE'
    createdAt: Date
    kind: Generated<'NEWS' | 'NIGHT'>
  }
  meetingAccounts: {
    channelSeq: Generated<ChannelSeq>
    liveTypeCd: '00' | '01'
    accountId: string
    clientId: string
    hostEmail: string
    accountName: string
    sealedKeys: string
    hasWebhookSecret: boolean
    connectedAt: Date
    checkedAt: Date
    lastError: 'KEYS' | 'PERMISSION' | 'HOST' | 'UNREACHABLE' | null
    heardAt: Date | null
  }
  meetingPresences: {
    channelSeq: Generated<ChannelSeq>
    curriculumSeq: CurriculumSeq
    visitKey: string
    occurrenceKey: string
    userSeq: UserSeq
    joinedAt: Date
    leftAt: Date | null
  }
  memberBadges: {
    channelSeq: Generated<ChannelSeq>
    userSeq: UserSeq
    kind: 'FIRST_FINISH' | 'FINISHES' | 'STREAK' | 'REVIEWS' | 'FIRST_POST' | 'HELPER' | 'HONOUR'
    earnedAt: Date
    byUserSeq: UserSeq | null
    reason: string | null
    isBesideName: Generated<boolean>
  }
  memberInvitations: {
    channelSeq: Generated<ChannelSeq>
    memberInvitationSeq: Generated<MemberInvitationSeq>
    email: string
    name: string
    phone: string | null
    invitedByUserSeq: UserSeq
    invitedAt: Date
    withdrawnAt: Date | null
    sentCount: Generated<number>
  }
  memberLevels: {
    channelSeq: Generated<ChannelSeq>
    levelSeq: Generated<LevelSeq>
    name: string
    color: 'gray' | 'brown' | 'orange' | 'gold' | 'green' | 'teal' | 'blue' | 'purple'
    way: 'EVERYBODY' | 'RULE' | 'HAND'
    finished: number | null
    months: number | null
    paid: number | null
    points: number | null
    sort: number
    createdAt: Date
    updatedAt: Date
    deletedAt: Date | null
    discountPercent: Generated<number>
  }
  memberMemos: {
    channelSeq: Generated<ChannelSeq>
    userSeq: UserSeq
    memo: string
    writtenByUserSeq: UserSeq
    updatedAt: Date
  }
  memberSegments: {
    channelSeq: Generated<ChannelSeq>
    segmentSeq: Generated<SegmentSeq>
    name: string
    kind: 'RULE' | 'MANUAL'
    rule: unknown | null
    createdAt: Date
    updatedAt: Date
    deletedAt: Date | null
  }
  memberUploadRows: {
    channelSeq: Generated<ChannelSeq>
    memberUploadSeq: MemberUploadSeq
    rowNo: number
    name: string
    email: string
    phone: string
    fault: 'EMAIL_MISSING' | 'EMAIL_WRONG' | 'NAME_MISSING' | 'NAME_LONG' | 'PHONE_WRONG' | 'DUPLICATE' | 'BLOCKED' | 'MEMBER' | 'INVITED' | null
    outcome: 'DONE' | 'ALREADY' | 'FAILED' | null
    message: string | null
  }
  memberUploads: {
    channelSeq: Generated<ChannelSeq>
    memberUploadSeq: Generated<MemberUploadSeq>
    uploadedByUserSeq: UserSeq
    uploadedAt: Date
    sentAt: Date | null
  }
  members: {
    channelSeq: Generated<ChannelSeq>
    userSeq: UserSeq
    role: 'OWN' | 'MNG' | 'TCH' | null
    status: Generated<'ACTIVE' | 'LEFT' | 'BLOCKED'>
    introduction: string | null
    profileImageFileSeq: FileSeq | null
    alarmReadSeq: Generated<number>
    marketingAgreedAt: Date | null
    joinedAt: Date
    roleSince: Date | null
    masterVerifiedAt: Date | null
    nightAgreedAt: Date | null
    marketingNoticedAt: Date | null
    leftAt: Date | null
  }
  membershipCategories: {
    channelSeq: Generated<ChannelSeq>
    membershipSeq: MembershipSeq
    channelCategorySeq: ChannelCategorySeq
  }
  membershipCourses: {
    channelSeq: Generated<ChannelSeq>
    membershipSeq: MembershipSeq
    courseSeq: CourseSeq
  }
  membershipGifts: {
    channelSeq: Generated<ChannelSeq>
    giftSeq: Generated<GiftSeq>
    giftKey: string
    membershipSeq: MembershipSeq
    months: number
    price: number
    payerUserSeq: UserSeq
    subscriptionSeq: SubscriptionSeq
    orderSeq: OrderSeq | null
    email: string | null
    message: string
    tokenHash: string | null
    state: 'PAYING' | 'FAILED' | 'WAITING' | 'ACCEPTED' | 'RETURNED'
    createdAt: Date
    paidAt: Date | null
    sentAt: Date | null
    expiresAt: Date | null
    acceptedByUserSeq: UserSeq | null
    acceptedAt: Date | null
    givenSubscriptionSeq: GivenSubscriptionSeq | null
    startsOn: string | null
    endsOn: string | null
    returnedAt: Date | null
    returnReason: 'TAKEN_BACK' | 'EXPIRED' | 'REFUNDED' | null
    remindedAt: Date | null
  }
  membershipOrders: {
    channelSeq: Generated<ChannelSeq>
    chargeSeq: ChargeSeq
    subscriptionSeq: SubscriptionSeq
    orderSeq: OrderSeq
  }
  membershipPlaces: {
    channelSeq: Generated<ChannelSeq>
    attendSeq: AttendSeq
    subscriptionSeq: SubscriptionSeq
  }
  membershipSubscriptions: {
    channelSeq: Generated<ChannelSeq>
    subscriptionSeq: SubscriptionSeq
    membershipSeq: MembershipSeq
    userSeq: UserSeq
    consentedAt: Date
    isGiven: Generated<boolean>
    isTeam: Generated<boolean>
  }
  membershipTeamInvitations: {
    channelSeq: Generated<ChannelSeq>
    teamInvitationSeq: Generated<TeamInvitationSeq>
    subscriptionSeq: SubscriptionSeq
    email: string | null
    tokenHash: string | null
    sentAt: Date
    expiresAt: Date
    acceptedAt: Date | null
    acceptedByUserSeq: UserSeq | null
  }
  membershipTeamSeats: {
    channelSeq: Generated<ChannelSeq>
    teamSeatSeq: Generated<TeamSeatSeq>
    subscriptionSeq: SubscriptionSeq
    userSeq: UserSeq
    takenAt: Date
    freedAt: Date | null
  }
  membershipTerms: {
    channelSeq: Generated<ChannelSeq>
    membershipSeq: MembershipSeq
    months: number
    price: number
  }
  memberships: {
    channelSeq: Generated<ChannelSeq>
    membershipSeq: Generated<MembershipSeq>
    name: string
    description: Generated<string>
    state: 'DRAFT' | 'ON_SALE' | 'STOPPED' | 'DELETED'
    sort: number
    createdAt: Date
    updatedAt: Date
    trialDays: Generated<number>
    pauseDays: Generated<number>
    teamSeats: Generated<number>
  }
  menus: {
    channelSeq: Generated<ChannelSeq>
    menuSeq: Generated<MenuSeq>
    parentMenuSeq: MenuSeq | null
    menuTitle: Generated<string>
    menuTypeCd: '00' | '01'
    path: string | null
    externLinkUrl: string | null
    openTypeCd: Generated<'00' | '99'>
    visibleTypeCd: Generated<'00' | '01' | '02'>
    sort: number
  }
  merchantCurrencies: {
    channelSeq: Generated<ChannelSeq>
    currency: 'KRW' | 'USD'
    merchantSeq: MerchantSeq
  }
  merchantTrials: {
    channelSeq: Generated<ChannelSeq>
    merchantTrialSeq: Generated<MerchantTrialSeq>
    merchantSeq: MerchantSeq
    userSeq: UserSeq
    state: 'BEGUN' | 'CONFIRMING' | 'CAPTURED' | 'CANCELLED' | 'UNPAID'
    currency: 'KRW' | 'USD'
    amount: number
    idempotencyKey: string
    cancelKey: string
    paymentKey: string | null
    returnKey: string | null
    redirectUrl: string | null
    cardName: string | null
    createdAt: Date
    capturedAt: Date | null
    eventAt: Date | null
    endedAt: Date | null
    windowMs: number | null
    confirmMs: number | null
    cancelMs: number | null
    failedStep: 'WINDOW' | 'CONFIRM' | 'CANCEL' | null
    failCode: string | null
  }
  merchants: {
    channelSeq: Generated<ChannelSeq>
    merchantSeq: Generated<MerchantSeq>
    provider: 'toss' | 'portone' | 'stripe' | 'paypal'
    mode: 'test' | 'live'
    accountKey: string
    noticeToken: string
    connectedAt: Date
    checkedAt: Date
    lastError: 'REFUSED' | 'UNREACHABLE' | null
    heardAt: Date | null
    payMethods: Generated<string[]>
    publicKeys: unknown
    sealedKeys: unknown
    secretEnds: unknown
  }
  messageTemplates: {
    channelSeq: Generated<ChannelSeq>
    messageTemplateSeq: Generated<MessageTemplateSeq>
    channelType: 'EMAIL'
    name: string
    subject: string
    content: string
    createdAt: Date
    updatedAt: Date
  }
  missionComments: {
    channelSeq: Generated<ChannelSeq>
    commentSeq: Generated<CommentSeq>
    submissionSeq: SubmissionSeq
    userSeq: UserSeq
    isStaff: boolean
    content: string
    createdAt: Date
  }
  missionSubmissions: {
    channelSeq: Generated<ChannelSeq>
    submissionSeq: Generated<SubmissionSeq>
    courseSeq: CourseSeq
    curriculumSeq: CurriculumSeq
    attendSeq: AttendSeq
    userSeq: UserSeq
    state: 'SUBMITTED' | 'APPROVED' | 'RETURNED'
    content: Generated<string>
    linkUrl: string | null
    fileSeq: FileSeq | null
    submittedAt: Date
    judgedAt: Date | null
    judgedByUserSeq: UserSeq | null
    deletedAt: Date | null
  }
  moneyEntries: {
    channelSeq: Generated<ChannelSeq>
    entrySeq: Generated<EntrySeq>
    kind: 'CAPTURE' | 'REFUND' | 'FEE' | 'TAX' | 'PAYOUT' | 'WITHHOLDING' | 'ADJUSTMENT'
    amount: number
    currency: 'KRW' | 'USD'
    day: string
    occurredAt: Date
    orderSeq: OrderSeq | null
    itemNo: number | null
    paymentSeq: PaymentSeq | null
    refundSeq: RefundSeq | null
    isTest: boolean
    settlementNo: number | null
  }
  orderAddresses: {
    channelSeq: Generated<ChannelSeq>
    orderSeq: OrderSeq
    recipient: string
    phone: string
    zipcode: string
    addr1: string
    addr2: string
    memo: string
  }
  orderItems: {
    channelSeq: Generated<ChannelSeq>
    orderSeq: OrderSeq
    itemNo: number
    kind: 'COURSE' | 'MEMBERSHIP'
    courseSeq: CourseSeq | null
    classSeq: ClassSeq | null
    attendSeq: AttendSeq | null
    title: string
    unitPrice: number
    quantity: Generated<number>
    discountAmount: Generated<number>
    paidAmount: Generated<number>
    refundedAmount: Generated<number>
    accessDays: number
    refundTermsVersion: number
    consentedAt: Date
    currency: string
    packageSeq: CourseSeq | null
    packageAttendSeq: AttendSeq | null
    deliveryCd: Generated<'00' | '99'>
  }
  orders: {
    channelSeq: Generated<ChannelSeq>
    orderSeq: Generated<OrderSeq>
    orderNo: string
    userSeq: UserSeq
    title: string
    state: 'CREATED' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
    currency: 'KRW' | 'USD'
    price: number
    discountAmount: Generated<number>
    totalAmount: number
    paidAmount: Generated<number>
    refundedAmount: Generated<number>
    ordererName: string
    ordererEmail: string
    ordererPhone: string | null
    failReason: string | null
    createdAt: Date
    expiresAt: Date
    paidAt: Date | null
    refundedAt: Date | null
    currencyShown: 'KRW' | 'USD'
    amountShown: number
    exchangeRate: number | null
    levelDiscountAmount: Generated<number>
    levelName: string | null
  }
  ownerRemovals: {
    channelSeq: Generated<ChannelSeq>
    userSeq: UserSeq
    toRole: 'MNG' | 'TCH' | null
    requestedByUserSeq: UserSeq
    requestedAt: Date
    effectiveAt: Date
  }
  packageCourses: {
    channelSeq: Generated<ChannelSeq>
    packageSeq: CourseSeq
    courseSeq: CourseSeq
    sort: number
  }
  pageDays: {
    channelSeq: Generated<ChannelSeq>
    baseDate: string
    path: string
    pageViews: number
  }
  payeeDocuments: {
    channelSeq: Generated<ChannelSeq>
    kind: 'BANK_BOOK' | 'BUSINESS_LICENCE' | 'ID'
    fileSeq: FileSeq
    state: 'SUBMITTED' | 'APPROVED' | 'RETURNED'
    reason: string | null
    submittedAt: Date
    decidedAt: Date | null
  }
  payees: {
    channelSeq: Generated<ChannelSeq>
    taxKind: 'BUSINESS' | 'INDIVIDUAL'
    businessNo: string | null
    bankName: string
    sealedAccount: string
    accountEnd: string
    holder: string
    changedAt: Date
  }
  paymentWebhooks: {
    channelSeq: Generated<ChannelSeq>
    gateway: string
    eventId: string
    receivedAt: Date
    type: 'PAID' | 'CANCELLED' | 'FAILED'
    paymentKey: string | null
    orderNo: string | null
    body: unknown | null
    state: Generated<'RECEIVED' | 'DONE'>
    tries: Generated<number>
    lastError: string | null
    doneAt: Date | null
  }
  payments: {
    channelSeq: Generated<ChannelSeq>
    paymentSeq: Generated<PaymentSeq>
    orderSeq: OrderSeq
    payMethodCd: '00' | '01' | '02' | '03' | '04' | '05' | '06' | '99'
    gateway: string
    paymentKey: string | null
    redirectUrl: string | null
    currency: 'KRW' | 'USD'
    amount: number
    state: 'REQUESTED' | 'CONFIRMING' | 'CAPTURED' | 'PAID' | 'FAILED' | 'CANCELLED_BY_USER' | 'EXPIRED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
    refundedAmount: Generated<number>
    cardName: string | null
    receiptUrl: string | null
    failReason: string | null
    createdAt: Date
    confirmingAt: Date | null
    paidAt: Date | null
    idempotencyKey: string
    confirmAttempt: Generated<number>
    isSurplus: Generated<boolean>
    checkAt: Date | null
    unsureSince: Date | null
    merchantSeq: MerchantSeq | null
    isTest: Generated<boolean>
    returnKey: string | null
    mobilePay: 'KAKAOPAY' | 'NAVERPAY' | 'TOSSPAY' | 'PHONE' | null
    cashReceiptUrl: string | null
    receiptKind: 'INCOME' | 'EXPENSE' | null
    instalmentMonths: number | null
    cardCompany: string | null
  }
  planCouponUses: {
    channelSeq: Generated<ChannelSeq>
    planCouponSeq: PlanCouponSeq
    registeredByUserSeq: UserSeq
    registeredAt: Date
    usedAt: Date | null
  }
  playSessions: {
    channelSeq: Generated<ChannelSeq>
    playId: string
    secretHash: string
    curriculumSeq: CurriculumSeq
    uploadVodSeq: UploadVodSeq | null
    userSeq: UserSeq | null
    attendSeq: AttendSeq | null
    startedAt: Date
    lastBeatAt: Date
    endedAt: Date | null
    ticksSince: Date | null
    endedWhy: 'LEFT' | 'OVERTAKEN' | 'TIME_OVER' | null
    handed: Generated<string>
    keyHandedAt: Date | null
    isBound: Generated<boolean>
  }
  pointEntries: {
    channelSeq: Generated<ChannelSeq>
    entrySeq: Generated<EntrySeq>
    userSeq: UserSeq
    kind: 'POINT' | 'XP' | 'CREDIT'
    amount: number
    sourceType: 'CURRICULUM' | 'STAFF' | 'CHALLENGE'
    curriculumSeq: CurriculumSeq | null
    turn: Generated<number>
    reason: Generated<string>
    byUserSeq: UserSeq | null
    createdAt: Date
    sourceKey: string | null
    courseSeq: CourseSeq | null
  }
  posts: {
    channelSeq: Generated<ChannelSeq>
    postSeq: Generated<PostSeq>
    boardSeq: BoardSeq
    userSeq: UserSeq
    title: string
    content: string
    isPinned: Generated<boolean>
    createdAt: Date
    updatedAt: Date
    deletedAt: Date | null
  }
  programSettings: {
    channelSeq: Generated<ChannelSeq>
    config: Generated<unknown>
    lkPlus: Generated<string>
  }
  pushSubscriptions: {
    channelSeq: Generated<ChannelSeq>
    pushSubscriptionSeq: Generated<PushSubscriptionSeq>
    userSeq: UserSeq
    sessionHash: string
    endpoint: string
    endpointHash: string
    p256dh: string
    auth: string
    toldUpTo: number
    createdAt: Date
  }
  referrerDays: {
    channelSeq: Generated<ChannelSeq>
    baseDate: string
    host: string
    visits: number
  }
  refundAccounts: {
    channelSeq: Generated<ChannelSeq>
    orderSeq: OrderSeq
    sealed: string
    givenAt: Date
    givenByUserSeq: UserSeq
  }
  refundItems: {
    channelSeq: Generated<ChannelSeq>
    refundSeq: RefundSeq
    orderSeq: OrderSeq
    itemNo: number
    amount: number
    endsEnrolment: boolean
  }
  refundPolicies: {
    channelSeq: Generated<ChannelSeq>
    policyNo: Generated<number>
    meetings: 'THIRDS' | 'EACH'
    fullDays: number
    savedAt: Date
    savedByUserSeq: UserSeq | null
  }
  refundRequests: {
    channelSeq: Generated<ChannelSeq>
    refundRequestSeq: Generated<RefundRequestSeq>
    orderSeq: OrderSeq
    itemNo: number
    userSeq: UserSeq
    state: 'REQUESTED' | 'WITHDRAWN' | 'ACCEPTED' | 'REJECTED'
    amount: number
    calculation: unknown
    reasonKind: 'SCHEDULE' | 'PERSONAL' | 'CONTENT' | 'MISTAKE'
    reason: string
    requestedAt: Date
    answerBy: string
    decidedAt: Date | null
    decidedByUserSeq: UserSeq | null
    decisionNote: string | null
    acceptedAmount: number | null
    endsEnrolment: boolean | null
    refundSeq: RefundSeq | null
    refundedAt: Date | null
  }
  refunds: {
    channelSeq: Generated<ChannelSeq>
    refundSeq: Generated<RefundSeq>
    paymentSeq: PaymentSeq
    amount: number
    reason: string
    state: Generated<'REQUESTED' | 'DONE' | 'FAILED'>
    idempotencyKey: string
    requestedByUserSeq: UserSeq | null
    createdAt: Date
    doneAt: Date | null
    source: Generated<'OURS' | 'PROVIDER'>
    failReason: string | null
  }
  retainedOrderers: {
    channelSeq: Generated<ChannelSeq>
    orderSeq: OrderSeq
    sealed: string
    purgeAt: Date
  }
  reviewInvitations: {
    channelSeq: Generated<ChannelSeq>
    attendSeq: AttendSeq
    invitedAt: Date
  }
  reviewPictures: {
    channelSeq: Generated<ChannelSeq>
    evaluationSeq: EvaluationSeq
    sort: number
    fileSeq: FileSeq
    altText: string
  }
  reviewReports: {
    channelSeq: Generated<ChannelSeq>
    reviewReportSeq: Generated<ReviewReportSeq>
    evaluationSeq: EvaluationSeq
    userSeq: UserSeq
    reasonCd: 'SPAM' | 'ABUSE' | 'PRIVACY' | 'OTHER'
    description: string
    createdAt: Date
    settledAt: Date | null
    settledByUserSeq: UserSeq | null
    verdict: 'HIDDEN' | 'DISMISSED' | null
  }
  reviewSettings: {
    channelSeq: Generated<ChannelSeq>
    showsFullName: boolean
    updatedAt: Date
    isDetailed: Generated<boolean>
    invites: Generated<boolean>
  }
  reviews: {
    channelSeq: Generated<ChannelSeq>
    evaluationSeq: Generated<EvaluationSeq>
    attendSeq: AttendSeq
    courseSeq: CourseSeq
    userSeq: UserSeq
    reviewPoint: number
    description: string
    hiddenAt: Date | null
    createdAt: Date
    replyContent: string | null
    replyUserSeq: UserSeq | null
    repliedAt: Date | null
    isRecommended: boolean | null
    scoreDelivery: number | null
    scoreKindness: number | null
    scorePreparation: number | null
    scorePunctuality: number | null
    isBest: Generated<boolean>
    hiddenReason: string | null
    hiddenByUserSeq: UserSeq | null
  }
  richTextPictures: {
    channelSeq: Generated<ChannelSeq>
    place: 'COURSE' | 'LESSON' | 'NOTICE' | 'CAMPAIGN' | 'MESSAGE_TEMPLATE'
    placeId: number
    fileSeq: FileSeq
  }
  rolePermissions: {
    channelSeq: Generated<ChannelSeq>
    role: 'MNG' | 'TCH'
    permissionKey: string
    isAllowed: boolean
  }
  segmentMembers: {
    channelSeq: Generated<ChannelSeq>
    segmentSeq: SegmentSeq
    userSeq: UserSeq
    addedAt: Date
  }
  senderDomains: {
    channelSeq: Generated<ChannelSeq>
    domain: string
    localPart: string
    selector: string
    publicKey: string
    sealedKey: string
    state: Generated<'PENDING' | 'VERIFIED' | 'BROKEN'>
    problems: Generated<unknown>
    spfSeen: string | null
    requestedAt: Date
    checkedAt: Date | null
    verifiedAt: Date | null
    failingSince: Date | null
  }
  serviceAliases: {
    channelSeq: Generated<ChannelSeq>
    alias: string
    name: string
    createdAt: Date
  }
  settlementInvoices: {
    channelSeq: Generated<ChannelSeq>
    settlementNo: number
    invoiceNo: string
    issuedOn: string
    fileSeq: FileSeq | null
  }
  settlements: {
    channelSeq: Generated<ChannelSeq>
    settlementNo: Generated<number>
    month: string
    currency: 'KRW' | 'USD'
    state: Generated<'OPEN' | 'CLOSED'>
    salesAmount: Generated<number>
    salesCount: Generated<number>
    refundAmount: Generated<number>
    refundCount: Generated<number>
    feeRate: number
    feeAmount: Generated<number>
    taxAmount: Generated<number>
    closedAt: Date | null
    collectedAmount: Generated<number>
    arrearsAmount: Generated<number>
    isImported: Generated<boolean>
  }
  siteBadges: {
    channelSeq: Generated<ChannelSeq>
    kind: 'FIRST_FINISH' | 'FINISHES' | 'STREAK' | 'REVIEWS' | 'FIRST_POST' | 'HELPER' | 'HONOUR'
    isOn: boolean
    icon: 'award' | 'trophy' | 'flame' | 'star' | 'pencil' | 'heart' | 'school' | 'sparkles' | 'crown' | 'rocket'
    name: string | null
    description: string | null
    threshold: number | null
    updatedAt: Date
  }
  siteExports: {
    channelSeq: Generated<ChannelSeq>
    siteExportSeq: Generated<SiteExportSeq>
    state: Generated<'RUNNING' | 'READY' | 'FAILED' | 'DELETED'>
    percent: Generated<number>
    requestedByUserSeq: UserSeq
    requestedAt: Date
    storageKey: string
    bytes: number | null
    files: number | null
    sha256: string | null
    finishedAt: Date | null
    expiresAt: Date | null
  }
  sitePagePictures: {
    channelSeq: Generated<ChannelSeq>
    pageSeq: PageSeq
    fileSeq: FileSeq
  }
  sitePages: {
    channelSeq: Generated<ChannelSeq>
    pageSeq: Generated<PageSeq>
    path: string
    title: string
    content: Generated<string>
    publishStatusCd: Generated<'00' | '01' | '99'>
    seoSetting: unknown | null
    ogImageFileSeq: FileSeq | null
    rowVersion: Generated<number>
    createdAt: Date
    updatedAt: Date
  }
  sitePlanWarnings: {
    channelSeq: Generated<ChannelSeq>
    kind: 'STUDENTS' | 'STAFF' | 'STORAGE'
    warnedAt: Date
  }
  sitePlans: {
    channelSeq: Generated<ChannelSeq>
    planCd: Generated<'FREE' | 'BASIC' | 'PRO' | 'ENTERPRISE'>
    givenPlanCd: 'FREE' | 'BASIC' | 'PRO' | 'ENTERPRISE' | null
    givenUntil: string | null
  }
  snippetVersions: {
    channelSeq: Generated<ChannelSeq>
    version: number
    head: string
    body: string
    moreHosts: unknown
    savedByUserSeq: UserSeq
    createdAt: Date
  }
  socialSecrets: {
    channelSeq: Generated<ChannelSeq>
    provider: 'KAK' | 'NAV' | 'GOG' | 'FAB'
    clientSecret: string | null
    appId: string | null
    updatedAt: Date
  }
  staffActions: {
    channelSeq: Generated<ChannelSeq>
    staffActionSeq: Generated<StaffActionSeq>
    userSeq: UserSeq
    role: 'OWN' | 'MNG' | 'TCH' | 'FAC' | 'CMG' | 'OPR'
    action: string
    room: string | null
    place: Generated<unknown>
    about: string | null
    before: unknown | null
    after: unknown | null
    createdAt: Date
  }
  staffInvitations: {
    channelSeq: Generated<ChannelSeq>
    invitationSeq: Generated<InvitationSeq>
    email: string
    role: 'OWN' | 'MNG' | 'TCH' | 'FAC' | 'CMG'
    memo: string | null
    language: 'ko' | 'en' | 'jp'
    tokenHash: string
    state: Generated<'SENT' | 'ACCEPTED' | 'WITHDRAWN'>
    invitedByUserSeq: UserSeq
    createdAt: Date
    sentAt: Date
    expiresAt: Date
    courseSeq: CourseSeq | null
    vouches: Generated<boolean>
    needsApproval: Generated<boolean>
  }
  studentLimits: {
    channelSeq: Generated<ChannelSeq>
    studentLimit: number
    changedAt: Date
  }
  subscriptionCharges: {
    channelSeq: Generated<ChannelSeq>
    chargeSeq: Generated<ChargeSeq>
    subscriptionSeq: SubscriptionSeq
    chargeNo: string
    kind: 'PERIOD' | 'UPGRADE'
    periodStart: string
    periodEnd: string
    title: string
    price: number
    termMonths: number
    amount: number
    currency: 'KRW'
    cardSeq: CardSeq
    isTest: boolean
    state: 'REQUESTED' | 'PAID' | 'FAILED'
    failReason: string | null
    receiptUrl: string | null
    requestedAt: Date
    checkAt: Date | null
    settledAt: Date | null
    discountRef: string | null
    seats: Generated<number>
  }
  subscriptionPauses: {
    channelSeq: Generated<ChannelSeq>
    subscriptionPauseSeq: Generated<SubscriptionPauseSeq>
    subscriptionSeq: SubscriptionSeq
    startsOn: string
    endsOn: string
    pausedByUserSeq: UserSeq | null
    requestedAt: Date
    remindedAt: Date | null
    resumedAt: Date | null
  }
  subscriptions: {
    channelSeq: Generated<ChannelSeq>
    subscriptionSeq: Generated<SubscriptionSeq>
    product: string
    title: string
    price: number
    currency: 'KRW'
    termMonths: number
    state: 'STARTING' | 'ACTIVE' | 'PAST_DUE' | 'CANCEL_AT_END' | 'ENDED'
    anchorDay: number
    periodStart: string
    periodEnd: string
    nextTitle: string | null
    nextPrice: number | null
    nextTermMonths: number | null
    nextChargeAt: Date | null
    pastDueSince: Date | null
    remindedFor: string | null
    failedCount: Generated<number>
    startedAt: Date
    endedAt: Date | null
    memberUserSeq: UserSeq | null
    discountPercent: Generated<number>
    discountAmount: Generated<number>
    discountRef: string | null
    trialEnd: string | null
    seats: Generated<number>
    nextSeats: number | null
  }
  videoCaptions: {
    channelSeq: Generated<ChannelSeq>
    uploadVodSeq: UploadVodSeq
    captionLanguage: 'ko' | 'en' | 'ja' | 'zh' | 'vi' | 'th' | 'id' | 'mn' | 'ru' | 'es' | 'fr' | 'de'
    content: string
    cueCount: number
    originFileName: string
    updatedAt: Date
  }
  videos: {
    channelSeq: Generated<ChannelSeq>
    uploadVodSeq: Generated<UploadVodSeq>
    originFileName: string
    fileSize: number
    state: Generated<'UPLOADING' | 'WAITING' | 'PROCESSING' | 'READY' | 'FAILED' | 'REMOVED'>
    progress: Generated<number>
    failedReason: string | null
    durationSeconds: Generated<number>
    width: Generated<number>
    height: Generated<number>
    uploadId: string | null
    sourceKey: string | null
    folder: string | null
    posterKey: string | null
    wrappedKey: string | null
    renditions: Generated<unknown>
    uploadedByUserSeq: UserSeq
    createdAt: Date
    updatedAt: Date
    openedAt: Date | null
    sound: unknown | null
    sharperState: 'WAITING' | 'DONE' | 'FAILED' | null
    hasStoryboard: Generated<boolean>
    unusedSince: Date | null
  }
  visitorHours: {
    channelSeq: Generated<ChannelSeq>
    hour: Date
    clientId: string
    pageViews: Generated<number>
    isNew: Generated<boolean>
  }
  watchClocks: {
    channelSeq: Generated<ChannelSeq>
    attendSeq: AttendSeq
    revision: Generated<number>
    countedUntil: Date
  }
}
