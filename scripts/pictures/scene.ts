export const WIDTH = 960
export const HEIGHT = 540

type Random = () => number

/** The same numbers each time, between 0 and 1 (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

/** A harbour in the evening, nobody's photograph: much in it is small, so that what is lost and comes back is seen. */
export function harbour(): string {
  const random = seeded(20_261_125)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1c2f55"/><stop offset=".55" stop-color="#c8735e"/><stop offset=".75" stop-color="#f3c07f"/></linearGradient>
      <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#d99a72"/><stop offset=".35" stop-color="#3d5a78"/><stop offset="1" stop-color="#142a43"/></linearGradient>
    </defs>
    <rect width="960" height="330" fill="url(#sky)"/>
    ${stars(random)}
    <circle cx="640" cy="282" r="30" fill="#ffe7b8"/>
    <path d="M0 300l90-50 70 30 110-70 90 60 70-26 120 52 160-30 120 40 130-24v48H0z" fill="#56406a"/>
    ${houses(random)}
    <rect y="322" width="960" height="218" fill="url(#sea)"/>
    ${glitter(random)}
    ${lighthouse()}
    ${ship(250, 392, 1)}${ship(520, 360, 0.55)}
    ${quay(random)}
  </svg>`
}

const stars = (random: Random): string =>
  times(90, () => {
    const [x, y, size] = [random() * WIDTH, random() * 170, 0.5 + random() * 1.1]
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" opacity="${0.4 + random() * 0.6}"/>`
  })

/** A row of houses with roofs and lit windows along the far shore. */
const houses = (random: Random): string =>
  times(26, at => {
    const [x, width, height] = [18 + at * 21, 19, 22 + random() * 26]
    const top = 324 - height
    const wall = ['#a9586a', '#7d6a8f', '#c9916f', '#8a4d62', '#5f6d92'][at % 5]
    const windows = times(6, place => {
      const [left, down] = [x + 3 + (place % 3) * 5, top + 5 + Math.floor(place / 3) * 9]
      return `<rect x="${left}" y="${down}" width="3" height="5" fill="${random() > 0.35 ? '#ffe39a' : '#3a2d49'}"/>`
    })
    return `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${wall}"/><path d="M${x - 1} ${top}l${width / 2 + 1}-9 ${width / 2 + 1} 9z" fill="#33263f"/>${windows}`
  })

const glitter = (random: Random): string =>
  times(260, () => {
    const depth = random()
    const [x, y, width] = [random() * WIDTH, 326 + depth * 205, 6 + depth * 34]
    const colour = Math.abs(x - 640) < 50 + depth * 60 ? '#ffdca0' : '#8fb0c6'
    return `<path d="M${x} ${y}q${width / 2}-${1 + depth * 2} ${width} 0" fill="none" stroke="${colour}" stroke-width="${0.8 + depth * 1.2}" opacity="${0.25 + random() * 0.5}"/>`
  })

const lighthouse = (): string => `
  <path d="M742 404q40-42 108-46 62 2 110 40v46H742z" fill="#2b2436"/>
  <path d="M820 372l10-196h32l10 196z" fill="#f4efe6"/>
  ${times(4, at => `<path d="M${828.6 - at * 2.2} ${204 + at * 43}h${34.8 + at * 4.4}l1.1 21h-${37 + at * 4.4}z" fill="#c23b3b"/>`)}
  <rect x="832" y="148" width="28" height="28" fill="#ffe9a3" stroke="#2b2436" stroke-width="2"/>
  <path d="M841 148v28M851 148v28M828 176h36M824 182h44" stroke="#2b2436" stroke-width="2"/>
  <path d="M828 148l18-18 18 18z" fill="#c23b3b"/>
  <path d="M832 156L560 118v-26zM860 156l100-18v-20z" fill="#ffe9a3" opacity=".28"/>
  ${times(5, at => `<rect x="${843 - (at % 2)}" y="${196 + at * 34}" width="6" height="9" rx="3" fill="#3b3348"/>`)}`

/** A fishing boat: mast, stays, nets and a number at its bow. */
const ship = (x: number, y: number, size: number): string => `
  <g transform="translate(${x} ${y}) scale(${size})">
    <path d="M-92 0h190l-22 38h-146z" fill="#1d4e6b"/><path d="M-92 0h190l-4 7h-182z" fill="#f4efe6"/>
    <rect x="-6" y="-44" width="62" height="44" fill="#f4efe6"/><path d="M-10-44h72l-6-8h-60z" fill="#c23b3b"/>
    ${times(4, at => `<rect x="${at * 14}" y="-36" width="10" height="14" fill="#ffe39a" stroke="#33263f"/>`)}
    <path d="M-40 0V-150M30-52V-120M-40-150L96 0M-40-150L-90 0M-40-110L-6-44" stroke="#2b2436" stroke-width="2" fill="none"/>
    ${times(12, at => `<path d="M-${86 - at * 4} -${10 + at * 9}h${38 - at * 3}" stroke="#d8c9a8" stroke-width="1"/>`)}
    <text x="-78" y="26" font-family="sans-serif" font-weight="700" font-size="17" fill="#f4efe6">TM 1867</text>
  </g>`

/** Stones, bollards and a rope in front. */
const quay = (random: Random): string => `
  <path d="M0 470h430l26 70H0z" fill="#463c4d"/>
  ${times(60, at => {
    const [row, column] = [Math.floor(at / 15), at % 15]
    return `<rect x="${column * 29 - (row % 2) * 14}" y="${474 + row * 17}" width="27" height="15" rx="2" fill="rgb(${[0, 0, 0].map(() => 84 + Math.round(random() * 46)).join()})"/>`
  })}
  ${times(3, at => `<path d="M${70 + at * 130} 476v-26q12-8 24 0v26z" fill="#1f1a28"/>`)}
  <path d="M82 456q65 34 130 0q65 34 130 0" fill="none" stroke="#d8c9a8" stroke-width="4"/>
  <path d="M82 456q65 34 130 0q65 34 130 0" fill="none" stroke="#7a6a4c" stroke-width="4" stroke-dasharray="2 4"/>`
