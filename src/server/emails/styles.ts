/** The shop's own colours (`tokens.css`): a mail program knows no variables. */
export const LIGHT = {
  ground: '#f3f7f8',
  sheet: '#ffffff',
  ink: '#12191d',
  muted: '#52606a',
  line: '#d7e0e4',
  accent: '#0b6077',
  onAccent: '#ffffff',
  mark: '#a63f0e',
}

export const AT_NIGHT: typeof LIGHT = {
  ground: '#0e1316',
  sheet: '#171e22',
  ink: '#e9eef0',
  muted: '#a3b0b8',
  line: '#2c373d',
  accent: '#62c6de',
  onAccent: '#06181e',
  mark: '#ffac70',
}

type Colours = typeof LIGHT
type Part = keyof ReturnType<typeof coloursOf>

/** What of each part changes with the light. */
const coloursOf = ({ ground, sheet, ink, muted, line, accent, onAccent, mark }: Colours) => ({
  ground: `background:${ground}`,
  around: '',
  column: '',
  head: `color:${ink}`,
  mark: `background:${accent};color:${onAccent}`,
  name: `color:${ink}`,
  sheet: `background:${sheet};border:1px solid ${line};border-top:3px solid ${mark};color:${ink}`,
  title: `color:${ink}`,
  text: `color:${ink}`,
  way: '',
  action: `background:${accent};border:1px solid ${accent};color:${onAccent}`,
  quiet: `color:${accent}`,
  code: `background:${ground};border:1px solid ${line};color:${ink}`,
  facts: `border-top:1px solid ${line}`,
  label: `border-bottom:1px solid ${line};color:${muted}`,
  value: `border-bottom:1px solid ${line};color:${ink}`,
  foot: `color:${muted}`,
  link: `color:${accent}`,
})

const FONT = 'font-family:system-ui,-apple-system,sans-serif'
const WRAP = 'overflow-wrap:anywhere'
const CELL = 'padding:10px 12px 10px 0;font-size:15px;line-height:1.5;vertical-align:top'

const SHAPES: Record<Part, string> = {
  ground: 'margin:0;padding:0',
  around: 'padding:24px 12px 40px',
  column: `max-width:576px;${FONT}`,
  head: 'padding:0 4px 16px;vertical-align:middle',
  mark: 'display:inline-block;width:32px;height:32px;border-radius:8px;font-size:24px;font-weight:700;line-height:30px;text-align:center;vertical-align:middle',
  name: 'padding-left:12px;font-size:20px;font-weight:700;vertical-align:middle',
  sheet: `padding:28px 24px 12px;border-radius:16px;font-size:16px;line-height:1.6;${WRAP}`,
  title: 'margin:0 0 20px;font-size:22px;font-weight:700;line-height:1.35',
  text: 'margin:0 0 16px',
  way: 'margin:0 0 8px',
  action:
    'display:inline-block;margin-bottom:8px;padding:11px 20px;border-radius:8px;font-weight:600;text-decoration:none',
  quiet: 'display:inline-block;padding:2px 0;font-weight:600;text-decoration:underline',
  code: `display:block;margin-top:6px;padding:12px 14px;border-radius:8px;font:16px/1.5 ui-monospace,monospace;${WRAP}`,
  facts: `margin:16px 0 20px;border-collapse:collapse;${WRAP}`,
  label: `${CELL};width:38%`,
  value: `${CELL};font-weight:600`,
  foot: 'padding:20px 4px 0;font-size:14px;line-height:1.9',
  link: 'text-decoration:underline',
}

const parts = Object.keys(SHAPES) as Part[]
const [bright, dark] = [coloursOf(LIGHT), coloursOf(AT_NIGHT)]

export const STYLES = Object.fromEntries(
  parts.map(part => [part, [SHAPES[part], bright[part]].filter(Boolean).join(';')]),
) as Record<Part, string>

/** Stronger than what stands in the elements. */
export const DARK = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${parts
  .filter(part => dark[part] !== '')
  .map(part => `.${part}{${dark[part].replaceAll(';', ' !important;')} !important}`)
  .join('')}}`
