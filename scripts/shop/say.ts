/** On stderr, so that a command's own output stays clean. */
export const say = (line: string) => void process.stderr.write(`${line}\n`)
