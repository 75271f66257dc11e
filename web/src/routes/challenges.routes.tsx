import type { RouteObject } from 'react-router'
import { useSeq } from '../platform/address.ts'
import { Guarded, type Needs } from '../platform/Guarded.tsx'
import { meetAlias, screen } from '../platform/screen.tsx'

const anyKey: Needs = [
  'CLASS_INFO_READ',
  'CLASS_STUDENT_READ',
  'CLASS_INFO_UPDATE',
  'CLASS_PAYMENT_UPDATE',
  'CLASS_PAYMENT_READ',
]
const studio = () => import('../features/learning/challenges/ChallengeStudio.tsx')
const studioShell = () =>
  studio().then(({ ChallengeStudio }) => ({
    Component: () => (
      <Guarded needs={anyKey}>
        <ChallengeStudio />
      </Guarded>
    ),
  }))
/** What learners wrote about it, with the answers of its staff. */
const reviews = () =>
  import('../features/community/reviews/ReviewSection.tsx').then(({ ReviewSection }) => () => (
    <ReviewSection courseSeq={useSeq('courseSeq')} />
  ))

/** Challenges, for the staff of a site. */
export const challengeScreens: RouteObject[] = [
  screen(
    'settings/challenge',
    () => import('../features/learning/challenges/ChallengesScreen.tsx').then((m) => m.ChallengesScreen),
    { needs: ['SITE_CLASS_READ'] },
  ),
  screen(
    'settings/challenge/detail',
    () =>
      import('../features/learning/challenges/ChallengeDetailScreen.tsx').then(
        (m) => m.ChallengeDetailScreen,
      ),
    { needs: ['SITE_CLASS_READ'] },
  ),
  {
    path: 'studio/:courseSeq/challenge',
    loader: meetAlias,
    lazy: studioShell,
    children: [
      screen('', () => studio().then((m) => m.FirstChallengeTab)),
      screen(
        'information',
        () =>
          import('../features/learning/challenges/TermInformationScreen.tsx').then(
            (m) => m.TermInformationScreen,
          ),
        { needs: ['CLASS_INFO_UPDATE'] },
      ),
      screen(
        'curriculums',
        () =>
          import('../features/learning/challenges/TermMissionsScreen.tsx').then((m) => m.TermMissionsScreen),
        { needs: ['CLASS_INFO_UPDATE'] },
      ),
      screen(
        'attendees',
        () =>
          import('../features/learning/challenges/TermAttendeesScreen.tsx').then(
            (m) => m.TermAttendeesScreen,
          ),
        { needs: ['CLASS_STUDENT_READ'] },
      ),
      screen(
        'payment',
        () =>
          import('../features/teaching/courses/settings/CoursePaymentScreen.tsx').then(
            (m) => m.CoursePaymentScreen,
          ),
        { needs: ['CLASS_PAYMENT_UPDATE', 'CLASS_PAYMENT_READ'] },
      ),
      screen('review', reviews, { needs: ['CLASS_INFO_READ'] }),
    ],
  },
]
