import { joined, noPolicy, type Policy } from './policy.ts'

type Hosts = Partial<Omit<Policy, 'hashes'>>

const google: Hosts = {
  scripts: ['www.googletagmanager.com'],
  talks: [
    'www.googletagmanager.com',
    '*.google-analytics.com',
    '*.analytics.google.com',
    'stats.g.doubleclick.net',
    'www.google.com',
    'www.google.co.kr',
  ],
}
const meta: Hosts = { scripts: ['connect.facebook.net'], talks: ['www.facebook.com', 'connect.facebook.net'] }
const naver: Hosts = {
  scripts: ['wcs.naver.net', 'ssl.pstatic.net'],
  talks: ['wcs.naver.com', 'wcs.naver.net'],
}
const kakao: Hosts = {
  scripts: ['t1.daumcdn.net', 't1.kakaocdn.net'],
  talks: ['bc.ad.daum.net', 'aem-kakao-collector.onkakao.net', 'kaat.kakao.com', 't1.daumcdn.net'],
}
const channelTalk: Hosts = {
  scripts: ['cdn.channel.io'],
  talks: ['*.channel.io'],
  styles: ['*.channel.io'],
}

/** Services whose scripts load from and send to further hosts, by host. */
const known: Readonly<Record<string, Hosts>> = {
  'www.googletagmanager.com': google,
  'connect.facebook.net': meta,
  'wcs.naver.net': naver,
  'wcs.pstatic.net': naver,
  't1.daumcdn.net': kakao,
  't1.kakaocdn.net': kakao,
  'cdn.channel.io': channelTalk,
}

/** Extends a policy with the further hosts of its scripts. */
export const withRelatedHosts = (policy: Policy): Policy =>
  joined(policy, ...policy.scripts.map((host) => ({ ...noPolicy, ...known[host] })))
