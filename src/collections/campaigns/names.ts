/** The text with these years one higher: «Black Friday 2026» → «Black Friday 2027». Other numbers stay. */
export function withYearsRaised(text: string, years: readonly number[]): string {
  return text.replace(/\d+/g, digits =>
    years.includes(Number(digits)) ? String(Number(digits) + 1) : digits,
  )
}

type Naming = { years: readonly number[]; join: '-' | '_' }

/** A name for next year: with its year raised, or with next year behind it where it has none. */
export function nextYearName(name: string, { years, join }: Naming): string {
  const raised = withYearsRaised(name, years)
  return raised === name ? `${name}${join}${Math.min(...years) + 1}` : raised
}

type Free = { join: '-' | '_'; isTaken: (name: string) => boolean }

/** The name itself where nobody has it, else the first of name-2, name-3, … that is free. */
export function freeName(name: string, { join, isTaken }: Free): string {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}${join}${count}`
    if (!isTaken(tried)) return tried
  }
}
