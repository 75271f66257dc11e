import { screen } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { permissionsOf, type Permission } from 'contract/http/permissions'
import { routesOfSites } from '../routes.tsx'
import { aManager } from '../testing/people.ts'
import { renderSite } from '../testing/render-site.tsx'

test.each<[string, ...Permission[]]>([
  ['/settings/dashboard', 'SITE_DASHBOARD_READ'],
  ['/settings/configuration', 'SITE_SUPPORT_UPDATE'],
  ['/settings/sales', 'SITE_SALES_READ', 'SITE_SALES_UPDATE'],
  ['/paymentManage', 'SITE_SALES_READ', 'SITE_SALES_UPDATE'],
  ['/settings/settlement', 'SITE_SALES_READ'],
  ['/settlement', 'SITE_SALES_READ'],
  ['/settings/settlement-document', 'SITE_SALES_READ'],
  ['/settings/delivery', 'SITE_SALES_READ', 'SITE_SALES_UPDATE'],
  ['/settings/coupons', 'SITE_COUPON_READ'],
  ['/settings/members', 'SITE_MEMBER_READ'],
  ['/settings/members/segment', 'SITE_USER_READ'],
  ['/settings/studio/members/7', 'SITE_INFO_READ'],
  ['/settings/operators', 'SITE_ACL_READ'],
  ['/settings/seo', 'SITE_SEO_READ'],
  ['/settings/snippet', 'SITE_SEO_UPDATE'],
  ['/settings/campaign', 'SITE_MARKETING_READ'],
  ['/settings/campaign/3/performance', 'SITE_MARKETING_READ'],
  ['/settings/alimtalk', 'SITE_MARKETING_READ'],
  ['/settings/form', 'SITE_FORM_READ'],
  ['/settings/review', 'SITE_REVIEW_READ'],
  ['/settings/like', 'SITE_CLASSLIKE_READ'],
  ['/settings/board/site', 'SITE_BOARD_READ'],
])('%s is closed to who has every permission but %s', async (path, ...keys) => {
  const route = matchRoutes(routesOfSites, path)?.at(-1)?.route
  if (typeof route?.lazy !== 'function') throw new Error('no screen')
  const { Component } = await route.lazy()
  if (!Component) throw new Error('no screen')
  const others = permissionsOf('OWN').filter((key) => !keys.includes(key))
  renderSite(<Component />, { path, session: aManager(...others) })
  expect(screen.getByText('접근 권한이 없습니다.')).toBeVisible()
})
