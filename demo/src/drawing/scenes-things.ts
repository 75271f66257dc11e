import { sitting } from './figures.ts'
import { branch, hills, room, sprout, steam } from './landscapes.ts'
import { disc, line, oval, palettes, repeated, ring, shape, turned } from './strokes.ts'

const { leaf, wool, mint, slate, sand } = palettes

const cup = (x: number, y: number, [outside, inside]: readonly [string, string]) =>
  shape(`M${x - 26} ${y}h52q0 40-18 42h-16q-18-2-18-42z`, outside) +
  oval([x, y], [26, 7], outside) +
  oval([x, y + 1], [22, 5], inside)

const diary = () =>
  room({ ...sand, sky: '#faf3e3', sun: '#f6dcaa', near: '#d8b98c' }, [268, 104, 78]) +
  turned(
    -4,
    [180, 214],
    [
      shape('M70 226L92 168q50-10 88 4l-4 60q-50-16-106-6z', '#fffdf6'),
      shape('M286 226L268 168q-50-10-88 4l-4 60q52-16 110-6z', '#f4ead6'),
      line('M102 186q34-5 64 2M98 200q36-6 66 2M94 214q24-4 44-1', '#c9b48d', 3),
      line('M194 188q32-8 64-2M194 203q34-8 67-3', '#c9b48d', 3),
    ].join(''),
  ) +
  turned(
    24,
    [282, 214],
    `<rect x="214" y="208" width="100" height="9" rx="3" fill="#d3674a"/><path d="M214 208l-15 4.500l15 4.500z" fill="#f0d2a8"/><path d="M204 211l-5 1.500l5 1.500z" fill="#3b2f2a"/><rect x="306" y="208" width="10" height="9" rx="3" fill="#6f8a9c"/>`,
  ) +
  cup(330, 178, ['#6f8a9c', '#a9663c']) +
  steam(330, 164, '#ffffff') +
  branch([60, 184], '#8fa27a', { by: 1.05, lean: -10 }) +
  shape('M38 178h44l-6 48H44z', '#c98f6a')

const teapot = () =>
  shape('M140 176q-4 62 60 62t60-62z', leaf.top) +
  shape('M140 176q-4 62 60 62q-40-6-40-62z', '#4f7d63') +
  oval([200, 176], [60, 13], '#4f7d63') +
  shape('M166 172q4-22 34-22t34 22z', leaf.legs) +
  disc([200, 146], 8, leaf.legs) +
  line('M256 190q34-2 40-34', leaf.top, 13) +
  line('M146 172Q158 86 200 84T254 172', leaf.skin, 7)
const tea = () =>
  room({ ...leaf, near: '#b98e62' }, [200, 118, 112]) +
  ring([200, 118], 112, { colour: '#a97c4e', width: 7, opacity: 1 }) +
  `<clipPath id="window"><circle cx="200" cy="118" r="108"/></clipPath><g clip-path="url(#window)">${shape('M60 190q60-60 110-30t90-20t110 40v90H60z', leaf.far)}${shape('M60 210q80-40 140-14t150-10v60H60z', '#a9c79b')}${line('M82 44Q140 50 168 92', '#7a5a3c', 6)}${repeated(
    [
      [96, 62],
      [118, 44],
      [136, 66],
      [150, 58],
      [166, 88],
      [148, 92],
    ] as const,
    (at) => disc(at, 9, '#f2b9b0') + disc(at, 3, '#d9776c'),
  )}</g>` +
  teapot() +
  cup(96, 204, ['#f8f3e4', '#b7c773']) +
  cup(322, 210, ['#f8f3e4', '#b7c773']) +
  steam(96, 190, '#ffffff')

const ball = ([x, y]: readonly [number, number], size: number, [wound, thread]: readonly [string, string]) =>
  disc([x, y], size, wound) +
  line(
    `M${x - size * 0.8} ${y - size * 0.3}q${size * 0.8} ${-size * 0.6} ${size * 1.55} ${-size * 0.05}M${x - size * 0.9} ${y + size * 0.1}q${size * 0.8} ${-size * 0.6} ${size * 1.75} ${size * 0.1}M${x - size * 0.7} ${y + size * 0.5}q${size * 0.8} ${-size * 0.5} ${size * 1.4} ${size * 0.1}M${x - size * 0.3} ${y - size * 0.85}q${size * 0.9} ${size * 0.7} ${size * 0.5} ${size * 1.6}`,
    thread,
    3,
  )
const knit = () => {
  const ribs = repeated([0, 1, 2, 3, 4, 5, 6, 7], (nth) =>
    line(`M${112 + nth * 19} 112q5 22 0 44t0 44t0 44t2 50`, nth % 2 ? '#8d3034' : '#bd5356', 9),
  )
  return (
    room(wool, [286, 110, 86]) +
    `<rect x="100" y="106" width="157" height="196" rx="10" fill="${wool.top}"/>` +
    ribs +
    line('M84 108H274', wool.hair, 7) +
    disc([82, 108], 9, '#e7b25f') +
    turned(-24, [258, 102], line('M206 102H330', '#8a5a38', 7) + disc([332, 102], 9, '#e7b25f')) +
    line('M256 116q60 40 48 92', '#a63d40', 4) +
    ball([306, 226], 38, ['#a63d40', '#c65f62']) +
    ball([352, 248], 26, ['#e7b25f', '#f3cf8f']) +
    ball([48, 248], 30, ['#6f8a86', '#93aba7'])
  )
}

const terrarium = () =>
  room(mint, [200, 122, 118]) +
  oval([200, 256], [104, 10], '#5f9c88') +
  `<clipPath id="jar"><path d="M150 74h100v26q52 26 52 92q0 62-50 62H148q-50 0-50-62q0-66 52-92z"/></clipPath>` +
  `<g clip-path="url(#jar)">${[
    '<rect x="80" y="60" width="240" height="220" fill="#ffffff" opacity=".55"/>',
    shape('M80 232q60-10 120-2t120-4v60H80z', '#8a6a4c'),
    shape('M80 216q50-16 110-6t130-6v26q-60-8-120 2t-120-2z', '#5d9a63'),
    shape('M80 246q60-8 120 0t120-2v40H80z', '#d8c4a0'),
    sprout(152, 218, '#3f8a6c'),
    branch([206, 216], '#2f7d68', { by: 1.15 }),
    sprout(254, 216, '#66ab7c'),
    oval([178, 218], [15, 9], '#a9b3ad'),
    oval([232, 220], [10, 6], '#c3ccc6'),
  ].join('')}</g>` +
  `<path d="M150 74h100v26q52 26 52 92q0 62-50 62H148q-50 0-50-62q0-66 52-92z" fill="none" stroke="#fff" stroke-width="6" opacity=".95"/>` +
  line('M118 178q2-38 26-56', '#ffffff', 7) +
  `<rect x="142" y="48" width="116" height="28" rx="10" fill="#c99a68"/><rect x="142" y="48" width="116" height="11" rx="5.500" fill="#dbb184"/>` +
  shape('M40 196h48l-7 60H47z', '#e2a07c') +
  sprout(64, 200, '#4c9a78') +
  shape('M330 206h44l-7 50h-30z', '#7d9aa6') +
  branch([352, 210], '#4c9a78', { by: 0.9, lean: 6 })

const books = () =>
  repeated(
    [
      [272, 218, 76, '#c5694b'],
      [280, 204, 62, '#f0c779'],
      [274, 190, 70, '#5b7d8c'],
    ] as const,
    ([x, y, width, colour]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="14" rx="3" fill="${colour}"/>`,
  )
const desk = () =>
  hills({ ...slate, near: slate.far }, [316, 74, 0]) +
  `<rect x="44" y="34" width="118" height="128" rx="10" fill="#fff"/><clipPath id="pane"><rect x="52" y="42" width="102" height="112" rx="6"/></clipPath><g clip-path="url(#pane)"><rect x="52" y="42" width="102" height="112" fill="#cfe3ee"/>${disc([122, 76], 17, slate.sun)}${shape('M40 150q40-46 70-20t60-14v50H40z', '#9dbb9b')}</g>${line('M103 42v112M52 98h102', '#fff', 5)}` +
  sitting(slate) +
  '<rect x="-900" y="232" width="2400" height="700" fill="#c79a6b"/><rect x="-900" y="232" width="2400" height="10" fill="#dcb485"/>' +
  shape('M158 232l8-44h68l8 44z', '#eef2f6') +
  shape('M146 232h108v7q0 5-6 5h-96q-6 0-6-5z', '#b9c5d3') +
  disc([200, 210], 4, '#b9c5d3') +
  books() +
  line('M368 230V96L322 70', '#2a3f5b', 6) +
  line('M350 231h36', '#2a3f5b', 8) +
  turned(-28, [314, 72], shape('M290 86q2-30 24-30t24 30z', '#e2855f')) +
  cup(84, 200, ['#e2855f', '#7a4a30']) +
  steam(84, 188, '#ffffff')

export const thingScenes = { diary, tea, knit, terrarium, desk }
