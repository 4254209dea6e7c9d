/** How a campaign page is laid out below its head; an editor picks one. */
export const LAYOUTS = ['cards', 'table', 'focus', 'ladder', 'lines'] as const
export type Layout = (typeof LAYOUTS)[number]

/** What the head of a campaign page shows: a season, a day of the year, or what the page is about. */
export const SCENES = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'new_year',
  'valentine',
  'school',
  'halloween',
  'black_friday',
  'christmas',
  'anniversary',
  'steps',
  'lighthouse',
  'fleet',
  'bottle',
  'moon',
  'harbour',
  'screen',
  'lanterns',
] as const
export type Scene = (typeof SCENES)[number]

/** Where no editor chose one: by what the campaign is called, else by when it begins (ms, UTC). */
export const sceneOf = (called: string, begins: number): Scene =>
  CALLED.find(([words]) => words.test(called))?.[1] ?? SEASONS[new Date(begins).getUTCMonth()] ?? 'summer'

const CALLED: readonly (readonly [RegExp, Scene])[] = [
  [/black|cyber/, 'black_friday'],
  [/christmas|xmas/, 'christmas'],
  [/new.?year/, 'new_year'],
  [/valentine/, 'valentine'],
  [/school/, 'school'],
  [/halloween/, 'halloween'],
  [/anniversary|birthday/, 'anniversary'],
  [/upgrade/, 'steps'],
  [/spring|easter/, 'spring'],
  [/summer/, 'summer'],
  [/autumn|fall/, 'autumn'],
  [/winter/, 'winter'],
]

const YEAR_BEGINS = ['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const
const YEAR_ENDS = ['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'] as const
const SEASONS: readonly Scene[] = [...YEAR_BEGINS, ...YEAR_ENDS]
