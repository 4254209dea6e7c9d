import { text } from 'node:stream/consumers'

/** The JSON array on stdin, or a sentence with the code `bad_input` that says what is wrong with it. */
export async function readCases(command: string, what: string): Promise<unknown[]> {
  if (process.stdin.isTTY)
    throw new Error(`Usage: npm run --silent ${command} < cases.json   (a JSON array of ${what})`)
  return parseCases(await text(process.stdin), what)
}

function parseCases(json: string, what: string): unknown[] {
  try {
    const cases: unknown = JSON.parse(json)
    if (Array.isArray(cases)) return cases.map(inputOf)
    throw new SyntaxError('it holds no array')
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(`bad_input: the input is not a JSON array of ${what}: ${error.message}.`)
  }
}

/** Of a checked example, `{ input, expected }`, the input. */
const inputOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'input' in entry ? entry.input : entry

/** On stdout, whole before the process ends. */
export const printResults = (results: readonly unknown[]): Promise<void> =>
  new Promise(resolve => process.stdout.write(`${JSON.stringify(results, null, 2)}\n`, () => resolve()))
