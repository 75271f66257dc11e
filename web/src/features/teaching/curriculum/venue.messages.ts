import { dictionary } from '../../../platform/words/dictionary.ts'

export const venueMessages = dictionary('venueMessages', {
  ko: {
    search: '주소 검색',
    searchTitle: '주소 검색',
    searchFailed: '주소 검색을 열지 못했어요. 주소를 직접 입력해 주세요.',
    close: '닫기',
    zipcode: '우편번호',
    zipcodeWrong: '우편번호는 숫자 5자리예요',
    spot: '지도 좌표',
    spotHint: '지도 앱에서 ‘37.5796, 126.9770’처럼 복사해 붙여 넣으면 지도가 그 자리를 정확히 열어요.',
    spotWrong: '위도와 경도를 쉼표로 나누어 적어 주세요',
  },
  en: {
    search: 'Search',
    searchTitle: 'Find an address',
    searchFailed: 'The search could not be opened. Please type the address.',
    close: 'Close',
    zipcode: 'Postcode',
    zipcodeWrong: 'A postcode has five digits',
    spot: 'Point on the map',
    spotHint: 'Paste it from a map as “37.5796, 126.9770”, and maps open at the very place.',
    spotWrong: 'Latitude and longitude, with a comma between them',
  },
})
